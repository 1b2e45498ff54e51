import type { QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** The driver holds what it reads as a text of twice the size, and in buffers of twice that: of a part, not of the whole. */
const PART = 1 << 20

/** Reads what was made of our data under a version, part by part; undefined where it is not there, or no more. */
export async function readKeptData(
  db: QueryRunner,
  table: 'place_search' | 'road_network',
  version: string,
): Promise<Buffer | undefined> {
  const [row] = await runSql<{ size: number }>(
    db,
    `select length(data) as size from ${table} where version = $1`,
    [version],
  )
  if (!row) return undefined
  const data = Buffer.alloc(row.size)
  for (let at = 0; at < row.size; at += PART) {
    const [read] = await runSql<{ part: Buffer }>(
      db,
      `select substring(data from $2 for $3) as part from ${table} where version = $1`,
      [version, at + 1, PART],
    )
    if (!read) return undefined
    read.part.copy(data, at)
  }
  return data
}
