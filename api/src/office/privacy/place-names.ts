import { sql } from 'kysely'
import type { Sql } from './whose.ts'

/** A place's name; of an address, which is nobody else's business, the country alone. */
export function nameOf(place: Sql): Sql {
  return sql`coalesce(case when ${place} ->> 'kind' = 'address' then ${place} ->> 'countryCode'
    else ${place} ->> 'label' end, '')`
}

/** The place with that name, at a point that is right to about ten kilometres. */
export function roughly(column: string): Sql {
  const place = sql.ref(column)
  return sql`${place} || jsonb_build_object('name', ${nameOf(place)}, 'label', ${nameOf(place)},
    'id', case when ${place} ->> 'kind' = 'address' then 'country:' || (${place} ->> 'countryCode') else ${place} ->> 'id' end,
    'lat', round((${place} ->> 'lat')::numeric, 1), 'lon', round((${place} ->> 'lon')::numeric, 1))`
}

/** The name of a booking's place, from the price that it was booked at. */
export function nameInQuote(column: string): Sql {
  return sql`(select ${nameOf(sql.ref(`q.${column}`))} from quote q where q.id = booking.quote_id and q.kept_until = 'infinity')`
}

/** The booking's place, from the price that it was booked at, and without the traveller's words. */
export function placeInQuote(column: string): Sql {
  const place = sql.ref(`q.${column}`)
  return sql`(select jsonb_build_object('label', ${nameOf(place)}, 'words', null, 'kind', ${place} -> 'kind',
      'lat', round((${place} ->> 'lat')::numeric, 1), 'lon', round((${place} ->> 'lon')::numeric, 1))
    from quote q where q.id = booking.quote_id and q.kept_until = 'infinity')`
}
