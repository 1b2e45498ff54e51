import problems from '@fiacre/sdk/locales/problems/sk.json'
import rules from '@fiacre/sdk/locales/rules/sk.json'
import later from './sk-later.json'

/** The Slovak texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
