import problems from '@fiacre/sdk/locales/problems/sl.json'
import rules from '@fiacre/sdk/locales/rules/sl.json'
import later from './sl-later.json'

/** The Slovenian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
