/** How much one of the two databases holds. */
export interface Amount {
  /** The database's own name: it tells which of the two this is, and not how much it holds, which may be the same. */
  database: string
  /** Bookings, and of everything else as many. */
  size: number
  /** Prices that nobody booked. */
  quotes: number
}

const FEWEST = 1_000

/**
 * The few bookings and prices of the one database, and the many of the other; of both as many prices a booking.
 * @throws Error where there are to be fewer of many than of few
 */
export function amounts(size: number, quotes = 10 * size): { few: Amount; many: Amount } {
  if (!(size >= FEWEST && quotes >= FEWEST)) {
    throw new Error(`--size and --quotes are compared with ${FEWEST} of each, and can be no smaller.`)
  }
  return {
    few: {
      database: 'lists_few',
      size: FEWEST,
      quotes: Math.max(FEWEST, Math.round((FEWEST / size) * quotes)),
    },
    many: { database: 'lists_many', size, quotes },
  }
}
