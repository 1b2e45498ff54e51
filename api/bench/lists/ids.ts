import { sql } from 'kysely'

/** An id that says which of many it is, so that it can be asked for again. @param n an expression */
export const uuid = (prefix: string, n: string) =>
  sql.raw(`('${prefix}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`)

/** The same, written out. */
export const written = (prefix: string, n: number): string =>
  `${prefix}-0000-4000-8000-${String(n).padStart(12, '0')}`

export const account = (n: number) => uuid('00000000', String(n))
const partner = (n: number) => uuid('00000001', String(n))
export const quoteOfBooking = (n: string) => uuid('00000004', n)

/** A traveller whose bookings are asked for. */
export const SOMEONE = written('00000000', 123)

/** Of so many bookings one is a partner's that no other has: far more partners than a market has, and not as many as bookings. */
export const BOOKINGS_A_PARTNER = 10

/** Whose pages a tenth of the bookings came from, and a quarter of the calls. */
export const BENCH_PARTNER = partner(1)
