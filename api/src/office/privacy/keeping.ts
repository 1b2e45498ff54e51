import { ACCOUNT_KEPT_AFTER_CLOSING_DAYS, INACTIVE_MONTHS, RETENTION_YEARS } from '@fiacre/sdk/rules'

const DAY_MS = 86_400_000

/** How many days before an account closes its owner is told: once for each. */
export const CLOSING_WARNING_DAYS = [30, 7] as const

export function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * DAY_MS)
}

export function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS)
}

/** When an account closes that was last used at a time (spec section 9). A 31st ends on the month's last day. */
export function closingOf(lastUse: Date): Date {
  return addMonths(lastUse, INACTIVE_MONTHS)
}

/** The last use of an account that closes at a time. */
export function unusedSince(closing: Date): Date {
  return addMonths(closing, -INACTIVE_MONTHS)
}

/** When the person behind a closed account is removed. */
export function erasureOf(closedAt: Date): Date {
  return daysAfter(closedAt, ACCOUNT_KEPT_AFTER_CLOSING_DAYS)
}

/** Journeys before this time have been kept as long as the law asks for (spec section 9). */
export function retentionLimit(now: Date): Date {
  return addMonths(now, -12 * RETENTION_YEARS)
}

function addMonths(time: Date, months: number): Date {
  const moved = new Date(time)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return moved
}
