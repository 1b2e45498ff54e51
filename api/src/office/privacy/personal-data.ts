import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { AS_LONG_AS_NEEDED, QUOTE_PERIODS } from '#prices/quotes/quote-periods.ts'
import { daysBefore, retentionLimit } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { ACCOUNTS } from './accounts-kept.ts'
import { CARRIERS_KEPT } from './carriers-kept.ts'
import { CONTACT_REQUESTS } from './contact-requests-kept.ts'
import { hidden, shown } from './personal-column.ts'
import { LIST_SETTINGS } from './list-settings-kept.ts'
import { leftPrices } from './of-no-use.ts'
import { PARTNERS_KEPT } from './partners-kept.ts'
import { RECORDS_KEPT } from './records-kept.ts'
import { REFUNDS_KEPT } from './refunds-kept.ts'
import { RIDES_KEPT } from './rides-kept.ts'
import { SECOND_FACTORS_KEPT } from './second-factors-kept.ts'
import { TABLES_OF_NOBODY } from './tables-of-nobody.ts'
import { WAYS_KEPT } from './ways-kept.ts'
import { WEBHOOKS_KEPT } from './webhooks-kept.ts'
import { nameInQuote, nameOf, placeInQuote, roughly } from './place-names.ts'
import { byAccount, byBooking, byMail, byQuote, byRecipient, byRequest, toNobody, type Sql } from './whose.ts'

const NULL = sql`null`
const EMPTY = sql`''`

const SEVEN_YEARS = { withBookings: (ids: Sql) => sql`booking_id in (${ids})` }
const WITH_ACCOUNT = { until: 'the account is deleted' }
const olderThan = (column: string, days: number) => (now: Date) =>
  sql`${sql.ref(column)} <= ${daysBefore(now, days)}`

/**
 * Where personal data lives: every table there is, ours and the job queue's. Export, erasure and retention are made of it, in
 * its order, and a test holds it against the database: a new table, and a new column that can hold words, begin here.
 */
export const PERSONAL_DATA: Record<string, KeptTable> = {
  // What is only technical, and ends by itself.
  attempt: { kept: { gone: (now) => sql`window_ends_at <= ${now}` }, ours: 'key' },
  network_allowance: {
    kept: { gone: (now) => sql`window_ends_at <= ${now}` },
    personal: { network: hidden('network', 'It is kept for a minute, and by no account.') },
  },
  session: {
    kept: { gone: (now) => sql`expires_at <= ${now}` },
    of: byAccount,
    erasure: 'rows',
    personal: {
      device: shown('device', 'sessions'),
      data: hidden('copy', 'Ids of the account and of its checkouts.'),
    },
    ours: 'id_hash',
  },
  ...SECOND_FACTORS_KEPT,
  account_link: {
    kept: { gone: olderThan('created_at', KEPT_DAYS.links) },
    of: byAccount,
    erasure: 'rows',
    personal: { email: shown('email', 'requests') },
    ours: 'purpose token_hash',
  },
  idempotency_record: {
    kept: { gone: olderThan('created_at', KEPT_DAYS.idempotency) },
    of: byRequest,
    erasure: 'rows',
    personal: {
      response: hidden('copy', 'What was answered: the booking, which is shown itself.'),
      key: hidden('copy', 'A name that a program gave to its request.'),
    },
    ours: 'operation request_hash resource',
  },
  'jobs.job': {
    // The queue itself forgets what is done after a day, and what was given up after a year (api/src/jobs).
    kept: { gone: (now) => toNobody(daysBefore(now, KEPT_DAYS.unreachable)) },
    of: byMail,
    erasure: 'rows before',
    key: 'id',
    personal: {
      data: hidden('copy', 'Mails on their way to the person; sent ones are forgotten after a day.'),
      output: hidden('copy', 'What a mail server said of them.'),
    },
    ours: 'name state policy singleton_key dead_letter group_id group_tier source_name source_output',
  },
  mail_delivery: { kept: { gone: olderThan('claimed_at', KEPT_DAYS.deliveries) }, ours: 'state' },
  mailbox_message: {
    kept: { gone: olderThan('created_at', KEPT_DAYS.mailbox) },
    of: byRecipient,
    erasure: 'rows',
    personal: {
      recipient: hidden('email', 'Only in development: the mails that the person has.'),
      subject: hidden('copy', 'The same.'),
      text: hidden('copy', 'The same.'),
      html: hidden('copy', 'The same.'),
    },
  },

  ...WAYS_KEPT,

  // Bookings, with everything that hangs on them: what names others comes first.
  ...RIDES_KEPT,
  promo_use: {
    kept: SEVEN_YEARS,
    of: byAccount,
    outlives:
      'Deleting an account is no way to use a code again: what it holds are keyed hashes, and time takes them.',
    fades: (now) => sql`created_at <= ${daysBefore(now, KEPT_DAYS.promoTravellers)}
      and (mailbox_key is not null or card_key is not null)`,
    personal: {
      mailbox_key: hidden('email', 'A keyed hash, by which a code is used once by a person.', NULL),
      card_key: hidden('copy', 'A keyed hash of the card, for the same.', NULL),
    },
  },
  traveller_card: {
    kept: { gone: olderThan('seen_at', KEPT_DAYS.promoTravellers) },
    of: byAccount,
    erasure: 'rows',
    personal: { card_key: hidden('copy', 'A keyed hash of a card that was paid with.') },
  },
  mail_record: {
    kept: {
      withBookings: (ids) =>
        sql`booking_number in (select b.booking_number from booking b where b.id in (${ids}))`,
      gone: (now) => sql`at <= ${daysBefore(now, KEPT_DAYS.mailRecords)}
        or (booking_number is null and at <= ${daysBefore(now, KEPT_DAYS.mailCounts)})`,
    },
    of: ({ id }) => sql`booking_number in (select b.booking_number from booking b where b.user_id = ${id})`,
    // That an address got so many stays for two days, as a hash: else whoever opens and deletes accounts for a stranger's
    // address could mail it without an end.
    erasure: 'columns',
    personal: {
      booking_number: hidden('copy', 'The booking that a mail was about.', NULL),
      content_hash: hidden('copy', 'A hash of what it said.', NULL),
      held: hidden('copy', 'What waits to be told: the booking as it stands then.', NULL),
    },
    ours: 'address_key kind class outcome',
  },
  checkout_session: {
    kept: {
      // Also those that name the same price, and came to nothing.
      withBookings: (ids, quotes) => sql`booking_id in (${ids}) or quote_id in (${quotes})`,
      gone: (now) => sql`booking_id is null and expires_at <= ${daysBefore(now, KEPT_DAYS.checkouts)}`,
    },
    of: byAccount,
    erasure: 'columns',
    personal: {
      locale: shown('preference', 'checkouts', NULL),
      return_url: shown('campaign', 'checkouts', NULL),
      cancel_url: shown('campaign', 'checkouts', NULL),
      currency: shown('preference', 'checkouts', NULL),
      distance_unit: shown('preference', 'checkouts', NULL),
    },
    ours: 'token_hash result_hash',
  },
  sandbox_session: {
    kept: {
      withBookings: (ids) =>
        sql`session_id in (select s.id from payment_session s where s.booking_id in (${ids}))`,
    },
    of: (person) => sql`session_id in (select s.id from payment_session s where ${byBooking(person)})`,
    erasure: 'columns',
    personal: { description: hidden('copy', 'What is paid for: the booking.', EMPTY) },
    ours: 'token currency return_url cancel_url outcome event_id card refund_outcome',
  },
  payment_session: {
    kept: SEVEN_YEARS,
    of: byBooking,
    erasure: 'columns',
    personal: {
      payer: shown('name', 'bookings', sql`'{}'`),
      description: hidden('copy', 'What is paid for: the booking.', EMPTY),
      redirect_url: hidden('copy', 'It opens a payment.', NULL),
    },
    ours: 'reference gateway status currency return_url cancel_url gateway_reference',
  },
  ...REFUNDS_KEPT,
  payment_review: {
    kept: {
      withBookings: (ids) => sql`resolution is not null and booking_id in (${ids})`,
      gone: (now) => sql`booking_id is null and resolved_at <= ${retentionLimit(now)}`,
    },
    personal: { note: hidden('words', 'What an administrator noted: it belongs to the bookkeeping.') },
    ours: 'gateway event_id why currency resolution',
  },
  booking_change: {
    kept: SEVEN_YEARS,
    of: byBooking,
    erasure: 'columns',
    personal: {
      wish: shown(
        'words',
        'bookings',
        sql`wish - array['specialRequests', 'nameBoard', 'pickupAddress', 'destinationAddress', 'travelNumber']`,
      ),
    },
    ours: 'status',
  },
  booking_event: {
    kept: SEVEN_YEARS,
    of: byBooking,
    erasure: 'columns',
    personal: {
      // Why a traveller cancelled is their own story; an administrator's reasons are the bookkeeping's.
      why: shown('words', 'bookings', sql`case when actor = 'traveller' then null else why end`),
    },
    ours: 'kind actor from_status to_status from_payment_status to_payment_status cause',
  },
  booking: {
    kept: { withBookings: (ids) => sql`id in (${ids})` },
    of: byAccount,
    erasure: 'columns',
    personal: {
      // A place is kept by its name: a street and a house number would lead to somebody.
      pickup_location: shown('place', 'bookings', nameInQuote('pickup_place')),
      destination: shown('place', 'bookings', nameInQuote('destination_place')),
      pickup_place: shown('position', 'bookings', placeInQuote('pickup_place')),
      destination_place: shown('position', 'bookings', placeInQuote('destination_place')),
      contact_phone: shown('phone', 'bookings', NULL),
      special_requests: shown('words', 'bookings', NULL),
      cost_reference: shown('words', 'bookings', NULL),
      name_board: shown('name', 'bookings', NULL),
      pickup_address: shown('address', 'bookings', NULL),
      destination_address: shown('address', 'bookings', NULL),
      travel_number: shown('words', 'bookings', NULL),
      attribution: shown('campaign', 'bookings', NULL),
    },
    ours: `booking_number status payment_status pickup_date pickup_time return_date return_time time_zone promo_code
      extras access_level lines payment_method attribution_rule`,
  },
  quote: {
    kept: {
      withBookings: (_, quotes) => sql`id in (${quotes}) and kept_until = ${AS_LONG_AS_NEEDED}`,
      // What nobody refers to.
      parted: QUOTE_PERIODS,
      // What a checkout referred to.
      gone: (now) => sql`kept_until = ${AS_LONG_AS_NEEDED} and used_at is null
        and expires_at <= ${daysBefore(now, KEPT_DAYS.quotes)} and not exists (select 1 from checkout_session c where c.quote_id = quote.id)
        and not exists (select 1 from booking b where b.quote_id = quote.id)`,
    },
    of: byQuote,
    erasure: 'columns',
    fades: leftPrices,
    key: 'id',
    personal: {
      pickup_location: shown('place', 'quotes', nameOf(sql.ref('pickup_place'))),
      destination: shown('place', 'quotes', nameOf(sql.ref('destination_place'))),
      pickup_place: shown('position', 'quotes', roughly('pickup_place')),
      destination_place: shown('position', 'quotes', roughly('destination_place')),
      attribution: shown('campaign', 'quotes', NULL),
    },
    ours: `pickup_date pickup_time return_date return_time time_zone route_source route_id lines extras access_level
      rate_version promo language`,
  },

  // The person. The account's row goes with the last booking that names it, so this comes after those.
  contact_request: CONTACT_REQUESTS,
  ...RECORDS_KEPT,
  // The key goes, and with it what was sealed by it; the trail itself is never changed.
  audit_key: {
    kept: WITH_ACCOUNT,
    of: byAccount,
    erasure: 'rows',
    personal: { key: hidden('copy', 'The key of what administrators noted about the person.') },
  },
  audit_entry: {
    kept: { until: 'nobody ends it: what it holds of a person is sealed, and erasure destroys the key' },
    of: ({ id }) => sql`person_id = ${id}`,
    outlives:
      'What administrators did has to be shown later. Reasons are sealed by the person’s key, which is destroyed.',
    personal: {
      reason: hidden('words', 'What an administrator noted: sealed by the person’s key.'),
      network: hidden('network', 'From where the administrator worked.'),
      before: hidden('copy', 'A name before it was corrected: sealed by the person’s key.'),
      after: hidden('copy', 'A name that was corrected: sealed by the person’s key.'),
    },
    ours: 'action subject subject_id previous_hash hash',
  },
  audit_head: { kept: { until: 'the trail ends' }, ours: 'hash' },
  ...LIST_SETTINGS,
  ...CARRIERS_KEPT,
  ...PARTNERS_KEPT,
  account_block: {
    kept: WITH_ACCOUNT,
    of: byAccount,
    erasure: 'rows',
    personal: {
      reason: hidden('words', 'What an administrator noted; the export shows when and until when.'),
    },
  },
  app_user: ACCOUNTS,

  ...WEBHOOKS_KEPT,
  ...TABLES_OF_NOBODY,
}
