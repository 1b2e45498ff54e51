import problems from '@fiacre/sdk/locales/problems/hr.json'
import rules from '@fiacre/sdk/locales/rules/hr.json'
import later from './hr-later.json'

/** The Croatian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
