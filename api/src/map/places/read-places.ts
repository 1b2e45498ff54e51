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

/** Far longer than the statement takes; one whose connection is dead holds nobody up for more. */
const PATIENCE_MS = 100

/**
 * The same for all who search at once, with one statement at a time. A second one beside it would often find no connection open, and whoever
 * asks for one waits for that: a few of them make those who type wait twenty times as long as for the places.
 */
export const readPlacesTogether = togetherFor(
  (db: QueryRunner) => async (asked: readonly (readonly string[])[]) => {
    const rows = await readPlaces(db, [...new Set(asked.flat())])
    return asked.map(() => rows)
  },
  PATIENCE_MS,
)
