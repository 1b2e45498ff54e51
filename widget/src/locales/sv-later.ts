import problems from '@fiacre/sdk/locales/problems/sv.json'
import rules from '@fiacre/sdk/locales/rules/sv.json'
import later from './sv-later.json'

/** The Swedish texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
