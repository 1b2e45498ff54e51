import problems from '@fiacre/sdk/locales/problems/ro.json'
import rules from '@fiacre/sdk/locales/rules/ro.json'
import later from './ro-later.json'

/** The Romanian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
