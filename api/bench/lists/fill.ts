import { MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { pino } from 'pino'
import { REQUEST_PERIODS } from '#people/partners/request-periods.ts'
import type { Orm } from '#platform/database/orm.ts'
import { makePartitions } from '#platform/database/partitions/keep-partitions.ts'
import { fillKeptQuotes, fillQuotes } from './fill-quotes.ts'
import { setAsideIndexes } from './set-aside-indexes.ts'
import { account, BENCH_PARTNER, BOOKINGS_A_PARTNER, quoteOfBooking, uuid } from './ids.ts'

/** Over so many days the calls of partners' keys lie. */
const REQUEST_DAYS = 29

/** What waits for people, of each kind: mails given up, messages and payments to look into. As much however much was booked, or it would wait for ever. */
const WAITING = 200

/** Of so many of a kind one waits. */
const oneWaitsOf = (size: number) => Math.max(1, Math.round(size / WAITING))

/** What is filled whole; what stands in them before is made by nobody but the migrations. */
const TABLES =
  `app_user account_block contact_request partner promo_code partner_member partner_request quote_kept booking
  booking_event payment_session payment_review ledger_posting ledger_entry audit_entry figure_day partner_figure_day
  jobs.job`.split(/\s+/)

/** How much a database is filled with. */
export interface Filling {
  /** Bookings, each with its price, and as many of most other things. */
  size: number
  /** Prices that nobody booked, all of the last day. */
  quotes: number
}

/**
 * Bookings of a fifth as many travellers, between some hundred places, over two years; a few wait, a few are unpaid. As many
 * payments, messages (of which a few wait), promo codes, entries of the audit, calls of partners' keys, steps and figures of days as
 * bookings, a tenth as many partners, and twice as many sides of movements.
 */
export async function fill(orm: Orm, { size, quotes }: Filling, now: Date): Promise<void> {
  const log = pino({ level: 'silent' })
  for (let day = REQUEST_DAYS; day >= 0; day -= 1)
    await makePartitions({ orm, log }, REQUEST_PERIODS, new Date(now.getTime() - day * MS_PER_DAY))
  const makeIndexes = await orm.em.fork().transactional(async (em) => {
    const inside = em.getKysely()
    // References are right as they are made, and the triggers of the books are not measured.
    await sql`set local session_replication_role = replica`.execute(inside)
    const makeAgain = await setAsideIndexes(em, TABLES)
    // A table that is emptied and filled in one transaction needs no log.
    await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))} cascade`.execute(inside)
    for (const statement of [...PEOPLE(size), ...MONEY(size), ...OFFICE(size), ...PARTNERS(size)])
      await statement.execute(inside)
    await fillKeptQuotes(em, size)
    return makeAgain
  })
  await makeIndexes(orm)
  await fillQuotes(orm, quotes, now)
  await sql`vacuum analyze`.execute(orm.em.fork().getKysely())
}

const PEOPLE = (size: number) => [
  sql`
    insert into app_user (id, email, password_hash, first_name, last_name, phone_number, country_code, active_at, email_confirmed_at,
      created_at)
    select ${uuid('00000000', 'n')},
      'traveller' || n || '@' || (array['example.com', 'mail.example', 'post.example'])[1 + n % 3], 'x',
      (array['Maria', 'Jean', 'Hans', 'Ewa', 'Sofia', 'John', 'Ana', 'Piotr'])[1 + n % 8],
      (array['Kowalska', 'Dupont', 'Müller', 'Nowak', 'Rossi', 'Smith', 'Silva', 'Zieliński'])[1 + n / 8 % 8] || n / 64,
      (500000000 + n)::text, '+48', now(), case when n % 500 <> 0 then now() end, now() - n * interval '1 minute'
    from generate_series(1, ${size / 5}::int) n`,
  sql`
    insert into account_block (id, user_id, reason, blocked_by, blocked_at)
    select gen_random_uuid(), ${uuid('00000000', '1 + n * 97')}, 'x', ${uuid('00000000', '1')}, now()
    from generate_series(1, 20) n where n * 97 < ${size / 5}::int`,
  sql`
    insert into contact_request (name, email, subject, category, message, is_own_booking, status, created_at)
    select 'Maria Kowalska' || n / 64, 'traveller' || n || '@example.com',
      (array['A child seat', 'Where is my driver', 'Change of the flight', 'Invoice for the company'])[1 + n % 4] || ' ' || n / 100,
      (array['booking', 'general', 'payment'])[1 + n % 3], 'x', false, case when n % ${oneWaitsOf(size)}::int = 0 then 'new' else 'handled' end,
      now() - n * interval '1 minute'
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into partner (id, name, subdomain, created_at)
    select ${uuid('00000001', 'n')}, (array['Hotel', 'Chalet', 'Agency', 'Ski School'])[1 + n % 4] || ' Edelweiss ' || n, 'partner-' || n,
      now() - n * interval '1 minute'
    from generate_series(1, ${size / BOOKINGS_A_PARTNER}::int) n`,
  sql`
    insert into promo_code (id, code, percent, ends_at, uses, created_at)
    select gen_random_uuid(), 'WINTER' || n, 10, case when n % 1000 = 0 then now() + n * interval '1 minute' else now() - n * interval '1 minute' end,
      0, now() - n * interval '1 minute'
    from generate_series(1, ${size}::int) n`,
]

const MONEY = (size: number) => [
  sql`
    insert into booking (booking_number, user_id, quote_id, status, payment_status, vehicle_type_id, pickup_location,
      destination, passengers, is_round_trip, pickup_date, pickup_time, time_zone, pickup_at, distance_km, duration_minutes,
      total_cents, contact_phone, extras, lines, prepayment_cents, paid_cents, travel_number, partner_id, updated_at, created_at)
    select 'FC-' || lpad(upper(to_hex(n)), 6, '0'), ${uuid('00000000', `1 + n % ${size / 5}`)}, ${quoteOfBooking('n')},
      case when n % 1000 = 0 then 'pending' when n % 20 = 0 then 'cancelled' else 'completed' end,
      case when n % 1000 = 0 then 'pending' else 'completed' end, 1 + n % 5,
      (array['Geneva Airport', 'Munich Airport', 'Nice Airport', 'Kraków Airport', 'Vienna Airport'])[1 + n % 5],
      'Resort ' || n % 400, 2, false, to_char(now() - n % 700 * interval '1 day', 'YYYY-MM-DD'), '10:30', 'Europe/Paris',
      now() - n % 700 * interval '1 day' + n % 1000 * interval '1 second', 90.1, 73, 18390, '+48 5' || n, '{}', '[]', 18390,
      18390, case when n % 3 = 0 then 'LX ' || n % 3000 end, case when n % 10 = 0 then ${BENCH_PARTNER} end, now(),
      now() - n * interval '1 minute'
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into booking_event (booking_id, at, kind, actor, actor_id, to_status, to_payment_status, total_cents)
    select 100000 + n, now() - n * interval '1 minute', 'BOOKED', 'traveller', ${uuid('00000000', `1 + n % ${size / 5}`)},
      'pending', 'pending', 18390
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into payment_session (id, reference, attempt, booking_id, gateway, status, amount_cents, description, payer, return_url,
      cancel_url, gateway_reference, created_at)
    select ${uuid('00000002', 'n')}, 'booking:' || n, 1, 100000 + n, case when n % 100 = 0 then 'test' else 'stripe' end,
      case when n % 1000 = 0 then 'declined' else 'paid' end, 18390, 'x', '{"firstName":"Maria","lastName":"Kowalska"}', 'x', 'x',
      'cs_' || n, now() - n * interval '1 minute'
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into payment_review (id, gateway, event_id, why, amount_cents, currency, received_at, resolution, resolved_at)
    select gen_random_uuid(), 'stripe', 'evt_' || n, 'PAID_TWICE', 18390, 'EUR', now() - n * interval '1 minute',
      case when n % ${oneWaitsOf(size)}::int <> 0 then 'to-balance' end,
      case when n % ${oneWaitsOf(size)}::int <> 0 then now() - n * interval '1 minute' end
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into ledger_posting (id, reference, kind, booking_id, created_at)
    select ${uuid('00000003', 'n')}, 'payment:' || n, 'PAYMENT', 100000 + n, now() - n * interval '1 minute'
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into ledger_entry (posting_id, account, amount_cents, created_at)
    select ${uuid('00000003', 'n')}, account, amount, now() - n * interval '1 minute'
    from generate_series(1, ${size}::int) n,
      lateral (values ('gateway:stripe', 18390), ('booking:' || 100000 + n, -18390)) side (account, amount)`,
]

const OFFICE = (size: number) => [
  sql`
    insert into audit_entry (id, at, actor_id, action, subject, subject_id, person_id, previous_hash, hash)
    select n, now() - (${size}::int - n) * interval '1 minute', ${uuid('00000000', '1 + n % 5')},
      case when n % 1000 = 0 then 'user.blocked' else 'booking.status-set' end, case when n % 1000 = 0 then 'user' else 'booking' end,
      (100000 + n)::text, ${uuid('00000000', `1 + n % ${size / 5}`)}, 'x', 'x'
    from generate_series(1, ${size}::int) n`,
  sql`
    insert into jobs.job (name, data, source_name, source_output, created_on, start_after)
    select 'parked', jsonb_build_object('to', 'traveller' || n || '@example.com', 'mail', jsonb_build_object('kind', 'receipt')), 'mail',
      '{"message":"550 no such mailbox"}', now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${Math.min(size, WAITING)}::int) n`,
]

/** What a partner sees of itself, and the sums of two years, which are as many however many bookings there are. */
const PARTNERS = (size: number) => [
  sql`
    insert into partner_member (partner_id, user_id, role, created_at)
    select ${BENCH_PARTNER}, ${account(1)}, 'owner', now()`,
  sql`
    insert into partner_request (partner_id, key_id, is_test, at, method, route, status, request_id, duration_ms)
    select ${uuid('00000001', '1 + n % 4')}, ${uuid('00000005', '1')}, false, now() - n * (interval '${sql.raw(String(REQUEST_DAYS))} days' / ${size}::int), 'POST',
      '/api/quotes', case when n % 100 = 0 then 422 else 201 end, 'request-' || n, 20
    from generate_series(1, ${size}::int) n order by n desc`,
  sql`
    insert into figure_day (day, is_test, vehicle_type_id, country, partner_id, language, asked, booked, paid, cancelled, priced_cents,
      received_cents, returned_cents)
    select current_date - day, false, class, country, ${BENCH_PARTNER}, language, 10, 1, 1, 0, 18390, 18390, 0
    from generate_series(0, 730) day, generate_series(0, 5) class, unnest(array['FR', 'CH', 'AT', 'PL']) country,
      unnest(array['en', 'fr', 'de', 'pl']) language`,
  sql`
    insert into partner_figure_day (day, partner_id, is_test, key_id, campaign, promo_code, from_place, to_place, quotes, checkouts,
      booked, paid, cancelled, rides, priced_cents, earned_cents)
    select current_date - day, ${BENCH_PARTNER}, false, ${uuid('00000005', '1')}, campaign, '', 'from' || place, 'to' || place, 10, 5, 1, 1,
      0, 1, 18390, 1839
    from generate_series(0, 730) day, unnest(array['', 'winter', 'newsletter']) campaign, generate_series(1, 30) place`,
]
