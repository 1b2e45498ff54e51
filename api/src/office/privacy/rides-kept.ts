import { TEST_RIDES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { KeptTable } from './kept-table.ts'
import { daysBefore } from './keeping.ts'
import { hidden } from './personal-column.ts'
import { byAccount } from './whose.ts'

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
  driver_event: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
    },
    ours: 'kind outcome',
  },
  // Of no use once it works no more.
  ride_link: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
      gone: (now) => sql`ride_id in (select r.id from ride r where r.ends_at <= ${daysBefore(now, 1)})`,
    },
    ours: 'token_hash',
  },
  ride_share: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
      gone: (now) => sql`ride_id in (select r.id from ride r where r.ends_at <= ${daysBefore(now, 1)})`,
    },
    ours: 'token_hash',
  },
  // Deleted with the last report of the ride; what a ride leaves that ends otherwise goes within the hour.
  ride_position: {
    kept: {
      gone: (now) => sql`not exists (
        select 1 from ride r where r.id = ride_position.ride_id and r.state in ('on-the-way', 'arrived', 'on-board')
          and r.ends_at > ${daysBefore(now, 1)})`,
    },
  },
  ride_rating: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
    },
    of: byAccount,
    erasure: 'columns',
    personal: {
      words: hidden(
        'words',
        'What the traveller wrote of the ride: the page of the booking shows it.',
        sql`null`,
      ),
      reply: hidden(
        'words',
        'What the carrier answered, once it is passed on: the page of the booking shows it.',
        sql`null`,
      ),
    },
    ours: 'words_state words_reason reply_state reply_reason',
  },
  ride_incident: {
    kept: {
      withBookings: (ids) => sql`ride_id in (select r.id from ride r where r.booking_id in (${ids}))`,
    },
    of: ({ id }) =>
      sql`ride_id in (select r.id from ride r join booking b on b.id = r.booking_id where b.user_id = ${id})`,
    erasure: 'columns',
    personal: {
      note: hidden('words', 'What our people noted of a ride that went wrong.', sql`''`),
      told: hidden('words', 'What the traveller was told of it, which was mailed.', sql`null`),
    },
    ours: 'kind',
  },
  earning_line: {
    kept: { until: 'the books are closed: it names carriers, partners and bookings by ids' },
    ours: 'payee_kind kind rule',
  },
  test_ride: {
    kept: { gone: (now) => sql`created_at <= ${daysBefore(now, TEST_RIDES.keptDays)}` },
    ours: 'booking_number state offer_state',
  },
  ride: {
    kept: { withBookings: (ids) => sql`booking_id in (${ids})` },
    ours: 'leg state time_zone pickup_country',
  },
}
