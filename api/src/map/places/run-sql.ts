import { CompiledQuery } from 'kysely'
import type { QueryRunner } from './places.tables.ts'

/** Runs one statement with `$1`-style parameters and gives its rows, whose shape the caller vouches for. */
export async function runSql<R>(
  db: QueryRunner,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<R[]> {
  const query: CompiledQuery<R> = CompiledQuery.raw(text, [...parameters])
  const { rows } = await db.executeQuery(query)
  return rows
}
