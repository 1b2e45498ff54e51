import type { QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'

/** The driver holds what it reads as a text that is larger, and in buffers of twice that: of a part, not of the whole. */
const PART = 1 << 20

/** As the server writes base64: a third more than the bytes, where its usual text of them is twice as long and slower to read. */
const PART_SQL = `encode(substring(data from $2 for $3), 'base64')`

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
    const [read] = await runSql<{ part: string }>(
      db,
      `select ${PART_SQL} as part from ${table} where version = $1`,
      [version, at + 1, PART],
    )
    if (!read) return undefined
    data.write(read.part, at, 'base64')
  }
  return data
}
