import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { beginningOf, daysLater, type Day } from './days.ts'
import { isNowPaid, ofBooking } from './reckon-day.ts'

/** In the place of a key where a price was asked for with none. */
export const NO_KEY = '00000000-0000-0000-0000-000000000000'

/** What a link calls its campaign; more of it than anybody needs to know it again is left out. */
const CAMPAIGN_LENGTH = 100

const MEASURES = [
  'quotes',
  'checkouts',
  'booked',
  'paid',
  'cancelled',
  'rides',
  'priced_cents',
  'earned_cents',
] as const

type Measure = (typeof MEASURES)[number]

const KEY = ['partner_id', 'is_test', 'key_id', 'campaign', 'promo_code', 'from_place', 'to_place'] as const

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

/** A place that tells of nobody: an address is its country. */
const placeOf = (column: string) => sql`case when q.${sql.ref(column)} ->> 'kind' = 'address'
  then 'country:' || coalesce(q.${sql.ref(column)} ->> 'countryCode', '') else coalesce(q.${sql.ref(column)} ->> 'id', '') end`

/** How a fact is told apart: by the price that it came from. */
const OF_QUOTE = sql`coalesce(q.partner_key_id, ${NO_KEY}::uuid) as key_id,
  left(trim(coalesce(q.attribution ->> 'utm_campaign', '')), ${CAMPAIGN_LENGTH}) as campaign,
  case when (q.promo ->> 'applied')::boolean then coalesce(q.promo ->> 'code', '') else '' end as promo_code,
  ${placeOf('pickup_place')} as from_place, ${placeOf('destination_place')} as to_place`

/** The measures of a fact; those that are not named are nothing. */
const counting = (measured: Partial<Record<Measure, RawBuilder<unknown>>>) =>
  sql.join(MEASURES.map((name) => sql`${measured[name] ?? sql`0`} as ${sql.ref(name)}`))

/** Whose a booking is: by the rule that was settled when it was made, else of the partner whose page it came from. */
const THROUGH = sql`coalesce(b.attributed_partner_id, b.partner_id)`

/**
 * Writes what came through each partner on a day, from prices, checkouts, the trails of bookings and rides, and the lines of what
 * is earned, as they are now, in the place of what was written before; rows that say so already stay as they are. One
 * statement, so it sees one moment.
 */
export async function reckonPartnerDay(em: EntityManager, day: Day): Promise<void> {
  const [from, to] = [beginningOf(day), beginningOf(daysLater(day, 1))]
  const key = names(KEY)
  await sql`
    with found as (
      select ${key}, ${sql.join(MEASURES.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))}
      from (${quotes(from, to)} union all ${checkouts(from, to)} union all ${steps(from, to)}
        union all ${rides(from, to)} union all ${earnings(from, to)}) fact
      where partner_id is not null group by ${key}),
    gone as (
      delete from partner_figure_day where day = ${day}::date and (${key}) not in (select ${key} from found))
    insert into partner_figure_day (day, ${key}, ${names(MEASURES)})
    select ${day}::date, ${key}, ${names(MEASURES)} from found
    on conflict (day, ${key}) do update set
      ${sql.join(MEASURES.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
    where (${of('partner_figure_day')}) is distinct from (${of('excluded')})`.execute(em.getKysely())
}

const of = (table: string) => sql.join(MEASURES.map((name) => sql.ref(`${table}.${name}`)))

/** Journeys, by key or by the campaign that names a subdomain: the same rule as of bookings. */
const quotes = (from: Date, to: Date) => sql`
  select distinct on (q.created_at, q.route_id, q.pickup_at, q.return_at, q.passengers, q.user_id, q.partner_id)
    coalesce(q.partner_id, p.id) as partner_id, q.is_test, ${OF_QUOTE}, ${counting({ quotes: sql`1` })}
  from quote q left join partner p
    on q.partner_id is null and p.subdomain = lower(trim(q.attribution ->> 'utm_source'))
  where q.created_at >= ${from} and q.created_at < ${to}`

const checkouts = (from: Date, to: Date) => sql`
  select c.partner_id, c.is_test, ${OF_QUOTE}, ${counting({ checkouts: sql`1` })}
  from checkout_session c join quote q on q.id = c.quote_id and q.kept_until = 'infinity'
  where c.created_at >= ${from} and c.created_at < ${to}`

const steps = (from: Date, to: Date) => sql`
  select ${THROUGH}, b.is_test, ${OF_QUOTE}, ${counting({
    booked: sql`(e.kind = 'BOOKED')::int`,
    paid: sql`(${isNowPaid})::int`,
    cancelled: sql`(e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled'
      and e.to_payment_status = 'completed')::int`,
    priced_cents: sql`case when ${isNowPaid} then coalesce(e.total_cents, b.total_cents) else 0 end`,
  })}
  from booking_event e join booking b on b.id = e.booking_id join quote q on ${ofBooking}
  where e.at >= ${from} and e.at < ${to}`

const rides = (from: Date, to: Date) => sql`
  select ${THROUGH}, b.is_test, ${OF_QUOTE}, ${counting({ rides: sql`1` })}
  from ride_event e join ride r on r.id = e.ride_id join booking b on b.id = r.booking_id join quote q on ${ofBooking}
  where e.at >= ${from} and e.at < ${to} and e.move = 'finish'`

/** What was paid out, and what stood before there were lines, was not earned on this day. */
const earnings = (from: Date, to: Date) => sql`
  select l.payee_id, b.is_test, ${OF_QUOTE}, ${counting({ earned_cents: sql`l.amount_cents` })}
  from earning_line l join booking b on b.id = l.booking_id join quote q on ${ofBooking}
  where l.created_at >= ${from} and l.created_at < ${to} and l.payee_kind = 'partner'
    and l.kind in ('fee', 'promotion', 'reversal')`
