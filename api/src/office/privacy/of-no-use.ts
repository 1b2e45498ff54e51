import { KEPT_DAYS, MS_PER_MINUTE, QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { AS_LONG_AS_NEEDED } from '#prices/quotes/quote-periods.ts'
import { daysBefore } from './keeping.ts'
import { nameOf, roughly } from './place-names.ts'
import type { Sql } from './whose.ts'

/** When the oldest prices were made that somebody may look at. */
const pricedSince = (now: Date) =>
  new Date(daysBefore(now, KEPT_DAYS.quotes).getTime() - QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE)

/** Ways that hold for no pair any more, of prices that nobody can look at any more. */
export function unusedWays(now: Date): Sql {
  return sql`created_at <= ${new Date(now.getTime() - 3_600_000)}
    and not exists (select 1 from route_lookup l where l.route_id = route.id)
    and id not in (select q.route_id from quote q where q.created_at > ${pricedSince(now)}
      union select q.route_id from checkout_session c join quote q on q.id = c.quote_id
        and q.kept_until = ${AS_LONG_AS_NEEDED} where c.expires_at > ${now})`
}

/** Prices of checkouts that came to nothing: who asked for them is nobody's business by then. */
export function leftPrices(now: Date): Sql {
  return sql`kept_until = ${AS_LONG_AS_NEEDED} and used_at is null and expires_at <= ${daysBefore(now, KEPT_DAYS.quotes)}
    and (attribution is not null or pickup_location <> ${nameOf(sql.ref('pickup_place'))}
      or destination <> ${nameOf(sql.ref('destination_place'))}
      or pickup_place is distinct from ${roughly('pickup_place')}
      or destination_place is distinct from ${roughly('destination_place')})
    and exists (select 1 from checkout_session c where c.quote_id = quote.id)
    and not exists (select 1 from checkout_session c where c.quote_id = quote.id
      and c.expires_at > ${daysBefore(now, KEPT_DAYS.quotes)})
    and not exists (select 1 from booking b where b.quote_id = quote.id)`
}
