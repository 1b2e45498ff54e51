import problems from '@fiacre/sdk/locales/problems/cs.json'
import rules from '@fiacre/sdk/locales/rules/cs.json'
import later from './cs-later.json'

/** The Czech texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
