import later from './en-later.json'
import { englishRules } from './english-rules.ts'

/** The English texts of the later steps. The rules have theirs, and the service sends its own. */
export const messages = { ...later, ...englishRules }
