import { MESSAGES } from './messages.ts'
import type { MessageId } from './messages.ts'
import { ruleMessage } from './rule-message.ts'
import type { MessageValues, RuleMessage } from './rule-message.ts'

/**
 * The English words of a message, its placeholders filled in: of what a rule said, or by id.
 *
 * @example message(checkPickup({ pickupAt, now }) ?? 'calculatePriceFirst')
 */
export function message(said: MessageId | RuleMessage, values?: MessageValues): string {
  const { id, values: filled } = typeof said === 'string' ? ruleMessage(said, values) : said
  return MESSAGES[id].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(filled[name] ?? placeholder),
  )
}
