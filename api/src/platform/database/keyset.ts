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
  order: KeyOrder,
  asked: PageAsked<number | string>,
): RawBuilder<unknown> {
  const all = [...conditions, ...isAfter(order, asked)]
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``
  const columns = order.columns.map((column) => `${column} ${order.isDescending ? 'desc' : 'asc'}`).join(', ')
  return sql`${where} order by ${sql.raw(columns)} limit ${asked.limit + 1}`
}

/** That a row comes after the one that the page before ended with; no condition on the first page. */
export function isAfter(
  { table, columns, isDescending }: KeyOrder,
  { before }: PageAsked<number | string>,
): RawBuilder<boolean>[] {
  if (before === undefined) return []
  const key = sql.raw(columns.join(', '))
  return [
    sql<boolean>`(${key}) ${sql.raw(isDescending ? '<' : '>')} (select ${key} from ${sql.table(table)} where id = ${before})`,
  ]
}

/** The rows of a page out of those found, and the id that the next page follows; null on the last one. */
export function pageOf<Row extends { id: number | string }>(
  found: readonly Row[],
  limit: number,
): { rows: Row[]; next: Row['id'] | null } {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}
