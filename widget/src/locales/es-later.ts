import problems from '@fiacre/sdk/locales/problems/es.json'
import rules from '@fiacre/sdk/locales/rules/es.json'
import later from './es-later.json'

/** The Spanish texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
