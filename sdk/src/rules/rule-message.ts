import { ACCOUNT_RULE_VALUES } from './account-messages.ts'
import { HORIZON_DAYS, LEAD_TIME_HOURS, MAX_PASSENGERS } from './limits.ts'
import type { MessageId } from './messages.ts'

/** What stands in for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/** The rules' own numbers in their messages: what stands in the placeholders, unless told otherwise. */
const RULE_VALUES: { readonly [Id in MessageId]?: MessageValues } = {
  passengersMax: { max: MAX_PASSENGERS },
  leadTime: { hours: LEAD_TIME_HOURS },
  horizon: { days: HORIZON_DAYS },
  returnHorizon: { days: HORIZON_DAYS },
  ...ACCOUNT_RULE_VALUES,
}

/** What a rule that fails has to say: which message, and what stands in its placeholders. */
export type RuleMessage = { readonly id: MessageId; readonly values: MessageValues }

/**
 * A message with its values; the rules' own numbers are there without being told. Apart from the words, which a form that nothing
 * is wrong with never says.
 */
export function ruleMessage(id: MessageId, values?: MessageValues): RuleMessage {
  return { id, values: { ...RULE_VALUES[id], ...values } }
}
