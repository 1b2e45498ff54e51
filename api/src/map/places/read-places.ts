import { togetherFor } from '#platform/database/together.ts'
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

/** The same for all who search at once, with one statement: a burst of them needs no connection each. */
export const readPlacesTogether = togetherFor(
  (db: QueryRunner) => async (asked: readonly (readonly string[])[]) => {
    const rows = await readPlaces(db, [...new Set(asked.flat())])
    return asked.map(() => rows)
  },
)
