import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>

/** Kilometres around the Earth's middle, for distances over its surface. */
const EARTH_KM = 6371

/**
 * Whether a carrier picks up at a place, as a condition in SQL: the whole country, or a point within the radius of a region or
 * an airport. Each argument is an expression.
 */
export function coversPlace(
  carrier: Sql,
  place: { countryCode: Sql; lat: Sql; lon: Sql },
): RawBuilder<boolean> {
  const { countryCode, lat, lon } = place
  return sql<boolean>`exists (
    select 1 from service_area area where area.carrier_id = ${carrier} and (
      area.kind = 'country' and area.country_code = ${countryCode}
      or area.kind <> 'country' and ${distanceKm(lat, lon)} <= area.radius_km))`
}

/** As the crow flies from the middle of the area, by the haversine formula. */
function distanceKm(lat: Sql, lon: Sql): Sql {
  return sql`2 * ${sql.lit(EARTH_KM)} * asin(least(1, sqrt(
    sin(radians((${lat})::float8 - area.lat) / 2) ^ 2
    + cos(radians(area.lat)) * cos(radians((${lat})::float8)) * sin(radians((${lon})::float8 - area.lon) / 2) ^ 2)))`
}
