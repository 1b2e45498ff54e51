import problems from '@fiacre/sdk/locales/problems/bg.json'
import rules from '@fiacre/sdk/locales/rules/bg.json'
import later from './bg-later.json'

/** The Bulgarian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
