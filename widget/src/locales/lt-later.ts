import problems from '@fiacre/sdk/locales/problems/lt.json'
import rules from '@fiacre/sdk/locales/rules/lt.json'
import later from './lt-later.json'

/** The Lithuanian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
