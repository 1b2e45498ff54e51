import problems from '@fiacre/sdk/locales/problems/hu.json'
import rules from '@fiacre/sdk/locales/rules/hu.json'
import later from './hu-later.json'

/** The Hungarian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
