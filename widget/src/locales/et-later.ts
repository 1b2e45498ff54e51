import problems from '@fiacre/sdk/locales/problems/et.json'
import rules from '@fiacre/sdk/locales/rules/et.json'
import later from './et-later.json'

/** The Estonian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
