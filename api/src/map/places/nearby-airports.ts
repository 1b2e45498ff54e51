import { cellsAround, flatKm } from './geo-cells.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import { toPlaces } from './place-label.ts'
import type { Place, PlaceRow, Point, QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** Further than this, some two hours by car, an airport is not near. */
const NEAR_KM = 150
const MOST = 5

/** The airports that someone at a point would fly from, the nearest first; a terminal is no airport of its own. */
export async function nearbyAirports(db: QueryRunner, point: Point, language: string): Promise<Place[]> {
  const rows = await runSql<PlaceRow>(
    db,
    `select ${PLACE_COLUMNS} from place p where cell = any($1::int[]) and kind = 'airport' and iata is not null`,
    [cellsAround(point, NEAR_KM)],
  )
  const near = rows
    .map((row) => ({ row, km: flatKm(row, point) }))
    .filter(({ km }) => km <= NEAR_KM)
    .toSorted((a, b) => a.km - b.km)
  return toPlaces(
    near.slice(0, MOST).map(({ row }) => row),
    language,
  )
}
