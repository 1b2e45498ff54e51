import problems from '@fiacre/sdk/locales/problems/de.json'
import rules from '@fiacre/sdk/locales/rules/de.json'
import later from './de-later.json'

/** The German texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
