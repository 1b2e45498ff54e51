import { cellsAround } from '../places/geo-cells.ts'
import type { QueryRunner } from '../places/places.tables.ts'
import { runSql } from '../places/run-sql.ts'
import type { LatLon } from './great-circle.ts'

/** Degrees; what four decimals may differ by. */
const SAME = 0.0001
const SAME_KM = 0.05

/** Whether a point is the one that a place of the gazetteer has for everybody, and so leads to nobody. */
export async function isKnownPoint(db: QueryRunner, { lat, lon }: LatLon): Promise<boolean> {
  const rows = await runSql(
    db,
    `select 1 from place where cell = any($1::int[]) and abs(lat - $2::float8) <= $4::float8
       and abs(lon - $3::float8) <= $4::float8 limit 1`,
    [cellsAround({ lat, lon }, SAME_KM), lat, lon, SAME],
  )
  return rows.length > 0
}
