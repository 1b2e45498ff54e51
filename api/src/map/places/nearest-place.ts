import { cellsAround, flatKm } from './geo-cells.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import type { PlaceKind, PlaceRow, Point, QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** A point further than this from every served place is not in the area we serve. */
const SERVED_KM = 40
/** Almost every point has a place this near; only for the others is the wider circle asked. */
const FIRST_KM = 12

interface Outside extends Point {
  number: null
}

/**
 * The place nearest to a point, for its country and time zone; null when the point is more than 40 km from any
 * served place, or when the nearest town lies in a country that is not served.
 * @param kinds looks among these alone; all kinds by default
 */
export async function nearestPlace(
  db: QueryRunner,
  point: Point,
  kinds?: readonly PlaceKind[],
): Promise<PlaceRow | null> {
  for (const radius of [FIRST_KM, SERVED_KM]) {
    const parameters = [
      point.lat,
      point.lon,
      Math.cos((point.lat * Math.PI) / 180),
      cellsAround(point, radius),
    ]
    const [served] = await runSql<PlaceRow>(
      db,
      `select ${PLACE_COLUMNS} from place p where cell = any($4::int[]) ${kinds ? 'and kind = any($5::text[])' : ''} order by ${DISTANCE} limit 1`,
      kinds ? [...parameters, kinds] : parameters,
    )
    const [outside] = await runSql<Outside>(
      db,
      `select lat, lon from place_outside where cell = any($4::int[]) order by ${DISTANCE} limit 1`,
      parameters,
    )
    const servedKm = served ? flatKm(served, point) : Infinity
    const outsideKm = outside ? flatKm(outside, point) : Infinity
    if (Math.min(servedKm, outsideKm) > radius) continue
    return served && servedKm <= outsideKm ? served : null
  }
  return null
}

const DISTANCE = `(lat - $1::float8) ^ 2 + ((lon - $2::float8) * $3::float8) ^ 2`
