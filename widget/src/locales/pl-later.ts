import problems from '@fiacre/sdk/locales/problems/pl.json'
import rules from '@fiacre/sdk/locales/rules/pl.json'
import later from './pl-later.json'

/** The Polish texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
