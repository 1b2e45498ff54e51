import { isMessageId } from './messages.ts'
import { ruleMessage } from './rule-message.ts'
import type { RuleMessage } from './rule-message.ts'

/** What is wrong with a field: an issue of one of the rules' schemas, whose message is the id of one of `MESSAGES`. */
type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

type Result = {
  readonly success: boolean
  readonly error?: { readonly issues: readonly Issue[] } | undefined
}

/**
 * What is wrong with each field, by id and values: the first thing found for it. Empty when the form is in order; nested fields
 * are named with dots, the form as a whole by the empty name. `message` has the English words.
 */
export function fieldErrors(result: Result): Record<string, RuleMessage> {
  const errors: Record<string, RuleMessage> = {}
  for (const { path, message } of result.error?.issues ?? []) {
    errors[path.map(String).join('.')] ??= ruleMessage(isMessageId(message) ? message : 'invalidInput')
  }
  return errors
}
