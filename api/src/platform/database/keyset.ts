import { sql, type RawBuilder } from 'kysely'

/** An order of a table's rows: by expressions over its columns, the last of them its `id`, all one way. */
export interface KeyOrder {
  table: string
  columns: readonly string[]
  isDescending: boolean
}

/** What is asked of a page: how many rows, and after which. */
export interface PageAsked<Id> {
  limit: number
  before?: Id | undefined
}

/**
 * The rest of a statement, from `where` on, that answers a page of a list: the rows of the conditions, in their order, after the
 * one that the page before ended with. The same cost at any depth. It asks for one row more than the page holds.
 */
export function keysetPage(
  conditions: readonly RawBuilder<unknown>[],
  { table, columns, isDescending }: KeyOrder,
  { limit, before }: PageAsked<number | string>,
): RawBuilder<unknown> {
  const key = columns.join(', ')
  const after =
    before === undefined
      ? []
      : [
          sql`(${sql.raw(key)}) ${sql.raw(isDescending ? '<' : '>')} (select ${sql.raw(key)} from ${sql.table(table)} where id = ${before})`,
        ]
  const all = [...conditions, ...after]
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``
  const order = columns.map((column) => `${column} ${isDescending ? 'desc' : 'asc'}`).join(', ')
  return sql`${where} order by ${sql.raw(order)} limit ${limit + 1}`
}

/** The rows of a page out of those found, and the id that the next page follows; null on the last one. */
export function pageOf<Row extends { id: number | string }>(
  found: readonly Row[],
  limit: number,
): { rows: Row[]; next: Row['id'] | null } {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}
