import problems from '@fiacre/sdk/locales/problems/no.json'
import rules from '@fiacre/sdk/locales/rules/no.json'
import later from './no-later.json'

/** The Norwegian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
