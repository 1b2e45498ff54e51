import { sql } from 'kysely'
import type { KeptTable } from './kept-table.ts'
import { hidden } from './personal-column.ts'

/**
 * What became of the ways of a booking, kept as long as it. They name nobody: where a ride begins is kept to about a kilometre,
 * and all else of the traveller stands in the booking alone.
 */
export const RIDES_KEPT: Record<string, KeptTable> = {
  ride_event: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
    },
    ours: 'move actor from_state to_state',
  },
  ride_offer: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
    },
    personal: { note: hidden('words', 'What a carrier wrote of why it does not drive.') },
    ours: 'kind state reason',
  },
  ride: {
    kept: { withBookings: (ids) => sql`booking_id in (${ids})` },
    ours: 'leg state time_zone pickup_country',
  },
}
