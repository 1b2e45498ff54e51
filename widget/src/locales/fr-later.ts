import problems from '@fiacre/sdk/locales/problems/fr.json'
import rules from '@fiacre/sdk/locales/rules/fr.json'
import later from './fr-later.json'

/** The French texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
