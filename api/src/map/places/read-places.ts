import { PLACE_COLUMNS } from './place-columns.ts'
import type { PlaceRow, QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** The places of these ids that there are, by their id. */
export async function readPlaces(db: QueryRunner, ids: readonly string[]): Promise<Map<string, PlaceRow>> {
  if (ids.length === 0) return new Map()
  const rows = await runSql<PlaceRow>(
    db,
    `select ${PLACE_COLUMNS} from place p where p.id = any($1::text[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
