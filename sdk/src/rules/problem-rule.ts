import { isMessageId } from './messages.ts'
import type { MessageValues, RuleMessage } from './rule-message.ts'

/** What a problem of the API, or one of its `errors`, tells of the rule behind it. */
type RuleBehind = { readonly rule?: string | undefined; readonly values?: MessageValues | undefined }

/**
 * The rule that a problem of the API, or one of its `errors`, names, ready for `message` or a catalogue. Undefined where it
 * names none, or one that this version does not know: show the words that came along.
 */
export function ruleOf({ rule, values = {} }: RuleBehind): RuleMessage | undefined {
  return rule !== undefined && isMessageId(rule) ? { id: rule, values } : undefined
}
