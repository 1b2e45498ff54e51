import problems from '@fiacre/sdk/locales/problems/lv.json'
import rules from '@fiacre/sdk/locales/rules/lv.json'
import later from './lv-later.json'

/** The Latvian texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
