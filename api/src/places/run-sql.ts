import type { QueryRunner } from './places.tables.ts'

type Compiled<R> = Extract<Parameters<QueryRunner['executeQuery']>[0], { sql: string }> & { readonly row?: R }

/** Runs one statement with `$1`-style parameters and gives its rows. */
export async function runSql<R>(
  db: QueryRunner,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<R[]> {
  const query: Compiled<R> = {
    sql: text,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: 'places' },
  }
  const result = await db.executeQuery<R>(query)
  return result.rows
}
