import { sql, type RawBuilder } from 'kysely'
import { isAfter, keysetPage, type KeyOrder, type PageAsked } from './keyset.ts'
import type { EntityManager } from './orm.ts'
import { findWords, type NamedRows, type SearchedText } from './word-search.ts'

type Asked = PageAsked<number | string>

/**
 * The rest of a statement, from `where` on, that answers a page of a list (`keysetPage`) of the rows that have every word of a search. Where the
 * rows of one word were looked up, and the list is in their order, they are gone through from its beginning until a page is full: the other
 * conditions are asked of a page's rows, and not of every row with the word.
 * @param q the words; without any, of all rows
 */
export async function searchedPage(
  em: EntityManager,
  { q, searched }: { q: string | undefined; searched: SearchedText },
  conditions: readonly RawBuilder<unknown>[],
  order: KeyOrder,
  asked: Asked,
): Promise<RawBuilder<unknown>> {
  const words = q === undefined ? [] : await findWords(em, q, searched)
  const lookedUp = words.filter(({ named }) => named !== undefined)
  const [only] = lookedUp
  if (!only?.named || lookedUp.length > 1 || !isNewestFirst(order, searched))
    return keysetPage([...conditions, ...words.map(({ isThere }) => isThere)], order, asked)
  const others = words.filter((word) => word !== only).map(({ isThere }) => isThere)
  return keysetPage([firstOf(only.named, searched, [...conditions, ...others], order, asked)], order, asked)
}

function isNewestFirst({ columns, isDescending }: KeyOrder, { newest }: SearchedText): boolean {
  return isDescending && columns.map((column) => `${column} desc`).join(', ') === newest
}

/** The first rows, out of those that were looked up, that meet some conditions, as many as a page holds. */
function firstOf(
  { ids }: NamedRows,
  { table, id }: SearchedText,
  conditions: readonly RawBuilder<unknown>[],
  order: KeyOrder,
  asked: Asked,
): RawBuilder<unknown> {
  const all = [sql`id = named.named_id`, ...conditions, ...isAfter(order, asked)]
  // Kept apart by `offset 0`: sorted first, each row is then asked for as the page is filled.
  return sql`id = any(array(
    select named_id from (
      select * from unnest(${ids}::${sql.raw(id)}[]) with ordinality named (named_id, place) order by place offset 0) named
    cross join lateral (select from ${sql.table(table)} where ${sql.join(all, sql` and `)} offset 0) fitting
    order by place limit ${asked.limit + 1}))`
}
