import problems from '@fiacre/sdk/locales/problems/nl.json'
import rules from '@fiacre/sdk/locales/rules/nl.json'
import later from './nl-later.json'

/** The Dutch texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
