import problems from '@fiacre/sdk/locales/problems/pt.json'
import rules from '@fiacre/sdk/locales/rules/pt.json'
import later from './pt-later.json'

/** The Portuguese texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
