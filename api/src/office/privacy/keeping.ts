import { ACCOUNT_KEPT_AFTER_CLOSING_DAYS, INACTIVE_MONTHS, RETENTION_YEARS } from '@fiacre/sdk/rules'

const DAY_MS = 86_400_000

/** How many days before an account closes its owner is told: once for each. */
export const CLOSING_WARNING_DAYS = [30, 7] as const

/** How long what is only technical is kept after it has ended, in days. */
export const KEPT_DAYS = {
  /** Answers to requests with an Idempotency-Key: nobody tries again after a month. */
  idempotency: 30,
  /** Prices that nobody booked, and what a checkout that came to nothing says of whoever wanted it. */
  quotes: 1,
  /** Checkouts that came to nothing, so that a partner's question can be answered: without places and campaigns. */
  checkouts: 30,
  /** Mailed links, so that their owner can be told what was asked for. */
  links: 30,
  /** Bookings that nobody paid and an address that nobody confirmed: a transfer that comes late still finds what it was for. */
  neverPaid: 7,
  /** By which mailbox and which card a promo code was used, as keyed hashes: it outlives the account, or it would limit nobody. */
  promoTravellers: 730,
  /** What mails said of a booking, so that it is not said again, and what was held back. */
  mailRecords: 30,
  /** That an address got a mail, for the limit of a day. */
  mailCounts: 2,
  /** That a mail was sent, so that a job taken up again does not send it twice. */
  deliveries: 400,
  /** What people wrote to us: what was agreed can be looked up as long as anybody may ask for it. */
  contact: 1095,
  /** Mails of the mailbox that takes their place in development. */
  mailbox: 30,
  /** Mails that could not be sent, to people who have no account any more. */
  unreachable: 30,
} as const

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
