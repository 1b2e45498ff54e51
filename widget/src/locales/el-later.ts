import problems from '@fiacre/sdk/locales/problems/el.json'
import rules from '@fiacre/sdk/locales/rules/el.json'
import later from './el-later.json'

/** The Greek texts of the later steps, with what the rules and the service say. */
export const messages = { ...later, ...rules, ...problems }
