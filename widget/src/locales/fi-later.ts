import problems from '@fiacre/sdk/locales/problems/fi.json'
import rules from '@fiacre/sdk/locales/rules/fi.json'
import later from './fi-later.json'

/** The Finnish texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
