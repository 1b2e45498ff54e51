import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { beginningOf, daysLater, type Day } from './days.ts'

/** In the place of a partner where a booking came from our own pages. */
export const OWN_PAGES = '00000000-0000-0000-0000-000000000000'

/** How a fact is counted: all that there is to know of it stands in the price that it came from, which never changes. */
const OF_QUOTE = sql`coalesce(q.is_test, false) as is_test, coalesce(q.vehicle_type_id, 0) as vehicle_type_id,
  coalesce(q.pickup_place ->> 'countryCode', '') as country, coalesce(q.partner_id, ${OWN_PAGES}::uuid) as partner_id,
  coalesce(q.language, '') as language`

const OF_JOURNEY = sql`q.is_test, 0 as vehicle_type_id, coalesce(q.pickup_place ->> 'countryCode', '') as country,
  coalesce(q.partner_id, ${OWN_PAGES}::uuid) as partner_id, coalesce(q.language, '') as language`

/** The price of a booking, which lies in a partition of its own: no other is looked through. */
export const ofBooking = sql`q.id = b.quote_id and q.kept_until = 'infinity'`

/** What was counted before may be deleted by now: these only rise. */
const ONLY_RISING = ['asked', 'booked'] as const
const OTHERS = ['paid', 'cancelled', 'priced_cents', 'received_cents', 'returned_cents'] as const
const MEASURES = [...ONLY_RISING, ...OTHERS]

const list = (columns: readonly string[], each: (column: string) => RawBuilder<unknown>) =>
  sql.join(columns.map(each))

const column = (name: string) => sql.ref(name)

const KEY = ['is_test', 'vehicle_type_id', 'country', 'partner_id', 'language'] as const

/**
 * Writes the figures of a day from prices, the trail of bookings and the ledger, as they are now; rows that say so already stay
 * as they are. One statement, so it sees one moment.
 */
export async function reckonDay(em: EntityManager, day: Day): Promise<void> {
  const [from, to] = [beginningOf(day), beginningOf(daysLater(day, 1))]
  const key = list(KEY, column)
  await sql`
    with fact as (${prices(from, to)} union all ${journeys(from, to)} union all ${steps(from, to)} union all ${money(from, to)}),
    found as (select ${key}, ${list(MEASURES, (name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`)} from fact group by ${key}),
    gone as (
      update figure_day set ${list(OTHERS, (name) => sql`${sql.ref(name)} = 0`)}
      where day = ${day}::date and (${list(OTHERS, column)}) is distinct from (${list(OTHERS, () => sql`0`)})
        and (${key}) not in (select ${key} from found))
    insert into figure_day (day, ${key}, ${list(MEASURES, column)})
    select ${day}::date, ${key}, ${list(MEASURES, column)} from found
    on conflict (day, ${key}) do update set
      ${list(ONLY_RISING, (name) => sql`${sql.ref(name)} = greatest(figure_day.${sql.ref(name)}, excluded.${sql.ref(name)})`)},
      ${list(OTHERS, (name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)}
    where (${list(MEASURES, (name) => sql`figure_day.${sql.ref(name)}`)})
      is distinct from (${list(MEASURES, (name) => sql`excluded.${sql.ref(name)}`)})`.execute(em.getKysely())
}

/** Every price, by its class. */
const prices = (from: Date, to: Date) => sql`
  select ${OF_QUOTE}, 1 as asked, 0 as booked, 0 as paid, 0 as cancelled, 0 as priced_cents, 0 as received_cents, 0 as returned_cents
  from quote q where q.created_at >= ${from} and q.created_at < ${to}`

/** Every journey once, in however many classes it was priced: those have all else in common. */
const journeys = (from: Date, to: Date) => sql`
  select distinct on (q.created_at, q.route_id, q.pickup_at, q.return_at, q.passengers, q.user_id, q.partner_id)
    ${OF_JOURNEY}, 1, 0, 0, 0, 0, 0, 0
  from quote q where q.created_at >= ${from} and q.created_at < ${to}`

/** What became of bookings, by their trail. */
const steps = (from: Date, to: Date) => sql`
  select ${OF_QUOTE}, 0, (e.kind = 'BOOKED')::int, (${isNowPaid})::int,
    (e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled' and e.to_payment_status = 'completed')::int,
    case when ${isNowPaid} then coalesce(e.total_cents, b.total_cents) else 0 end, 0, 0
  from booking_event e join booking b on b.id = e.booking_id join quote q on ${ofBooking}
  where e.at >= ${from} and e.at < ${to}`

/** Whether a step of a booking, `e`, is the one by which it became paid. */
export const isNowPaid = sql`e.to_payment_status = 'completed' and e.from_payment_status is distinct from 'completed'`

/** What came for bookings and went back, by the ledger. What is earned leaves a booking's account and is still what came for it. */
const money = (from: Date, to: Date) => sql`
  select ${OF_QUOTE}, 0, 0, 0, 0, 0, greatest(-e.amount_cents, 0), greatest(e.amount_cents, 0)
  from ledger_posting p join ledger_entry e on e.posting_id = p.id
    left join booking b on b.id = p.booking_id left join quote q on ${ofBooking}
  where p.created_at >= ${from} and p.created_at < ${to} and p.kind not in ('EARNING', 'REVERSAL')
    and e.account like 'booking:%'`
