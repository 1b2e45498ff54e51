import problems from '@fiacre/sdk/locales/problems/it.json'
import rules from '@fiacre/sdk/locales/rules/it.json'
import later from './it-later.json'

/** The Italian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
