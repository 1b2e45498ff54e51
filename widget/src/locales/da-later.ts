import problems from '@fiacre/sdk/locales/problems/da.json'
import rules from '@fiacre/sdk/locales/rules/da.json'
import later from './da-later.json'

/** The Danish texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
