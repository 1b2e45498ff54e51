import { HORIZON_DAYS, LEAD_TIME_HOURS, MS_PER_DAY, MS_PER_HOUR } from './limits.ts'
import { ruleMessage } from './rule-message.ts'
import type { RuleViolation } from './violation.ts'

/** The earliest and the latest instant of something, both allowed themselves. */
export type TimeSpan = { readonly from: Date; readonly to: Date }

/** When a pickup may be: from 2 hours to 14 days ahead, or as far as the service says, as instants (spec section 5). */
export function pickupSpan(now: Date, horizonDays = HORIZON_DAYS): TimeSpan {
  return {
    from: new Date(now.getTime() + LEAD_TIME_HOURS * MS_PER_HOUR),
    to: new Date(now.getTime() + horizonDays * MS_PER_DAY),
  }
}

/** When a return may be: after the pickup and at most as many days after it as a pickup may be ahead (design: horizon). */
export function returnSpan(pickupAt: Date, horizonDays = HORIZON_DAYS): TimeSpan {
  return {
    from: new Date(pickupAt.getTime() + 1),
    to: new Date(pickupAt.getTime() + horizonDays * MS_PER_DAY),
  }
}

/** The rule a pickup breaks, if any: too soon (LEAD_TIME) or too far ahead (HORIZON). */
export function checkPickup({
  pickupAt,
  now,
  horizonDays = HORIZON_DAYS,
}: {
  readonly pickupAt: Date
  readonly now: Date
  readonly horizonDays?: number | undefined
}): RuleViolation | null {
  const { from, to } = pickupSpan(now, horizonDays)
  if (pickupAt < from) return { code: 'LEAD_TIME', field: 'pickupTime', ...ruleMessage('leadTime') }
  if (pickupAt > to)
    return { code: 'HORIZON', field: 'pickupDate', ...ruleMessage('horizon', { days: horizonDays }) }
  return null
}

/** The rule a return breaks, if any: not after the pickup (RETURN_BEFORE_PICKUP) or too long after it (HORIZON). */
export function checkReturn({
  pickupAt,
  returnAt,
  horizonDays = HORIZON_DAYS,
}: {
  readonly pickupAt: Date
  readonly returnAt: Date
  readonly horizonDays?: number | undefined
}): RuleViolation | null {
  const { from, to } = returnSpan(pickupAt, horizonDays)
  if (returnAt < from) {
    return { code: 'RETURN_BEFORE_PICKUP', field: 'returnTime', ...ruleMessage('returnBeforePickup') }
  }
  if (returnAt > to)
    return { code: 'HORIZON', field: 'returnDate', ...ruleMessage('returnHorizon', { days: horizonDays }) }
  return null
}
