import { PAYOUTS } from '@fiacre/sdk/rules'

/** The sums of a statement, in cents. */
export interface StatementSums {
  openingCents: number
  earnedCents: number
  payoutCents: number
  closingCents: number
}

/** What is paid of what has come together: all of it, above the least that is paid; less is carried over, and so is a debt. */
export function closeStatement(openingCents: number, amounts: readonly number[]): StatementSums {
  const earnedCents = amounts.reduce((sum, cents) => sum + cents, 0)
  const balance = openingCents + earnedCents
  const payoutCents = balance > PAYOUTS.aboveCents ? balance : 0
  return { openingCents, earnedCents, payoutCents, closingCents: balance - payoutCents }
}

/** A month of UTC: its first instant, and that of the next. */
export interface Period {
  from: Date
  to: Date
}

/** The month that is over at a moment. */
export function monthBefore(now: Date): Period {
  const month = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
  return { from: month(-1), to: month(0) }
}
