import { KEPT_DAYS, MS_PER_DAY, MS_PER_MINUTE, QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import type { Parted } from '#platform/database/partitions/periods.ts'

/** The `keptUntil` of a price that a booking or a checkout refers to: it goes with the last of these. */
export const AS_LONG_AS_NEEDED = 'infinity'

/** Prices lie by the time until which they may be kept. Periods begin past midnight: the figures of a day are made by then. */
export const QUOTE_PERIODS: Parted = {
  table: 'quote',
  key: 'kept_until',
  hours: 3,
  beginHour: 1,
  keptDays: 0,
  leadMs: QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE + KEPT_DAYS.quotes * MS_PER_DAY,
}

/** Until when a price is kept at most that nobody books. */
export function keptUntil(expiresAt: Date): string {
  return new Date(expiresAt.getTime() + KEPT_DAYS.quotes * MS_PER_DAY).toISOString()
}
