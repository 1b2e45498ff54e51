import { sql, type RawBuilder } from 'kysely'
import { isAfter, keysetPage, type KeyOrder, type PageAsked } from './keyset.ts'
import type { EntityManager } from './orm.ts'
import {
  isOneOf,
  knownWord,
  lookUpWord,
  NOBODY,
  RARE,
  rowsWith,
  searchWords,
  type NamedRows,
  type SearchedText,
} from './word-search.ts'

type Asked = PageAsked<number | string>

/**
 * The rest of a statement, from `where` on, that answers a page of a list (`keysetPage`) of the rows that have every word of a search. Where only one
 * word is left to look up, and the list is the newest first, the page is taken from its rows as they are found: only a page of them is
 * told by their ids, and only they are asked for the other words and conditions.
 * @param q the words; without any, of all rows
 */
export async function searchedPage(
  em: EntityManager,
  { q, searched }: { q: string | undefined; searched: SearchedText },
  conditions: readonly RawBuilder<unknown>[],
  order: KeyOrder,
  asked: Asked,
): Promise<RawBuilder<unknown>> {
  const words = q === undefined ? [] : searchWords(q)
  const known = await Promise.all(words.map((word) => knownWord(em, word, searched)))
  const toLookUp = words.filter((_, at) => known[at] === undefined)
  const others = [...conditions, ...known.filter((isThere) => isThere !== undefined)]
  const isNewest = isNewestFirst(order, searched)
  const lookUp = (word: string) => lookUpWord(em, word, searched, rowsWith(searched))
  // The shortest comes last: a longer one is sooner spelled wrong, and is then asked of the rows that have the shortest.
  const byLength = toLookUp.toSorted((one, other) => one.length - other.length)
  const last = isNewest ? byLength.shift() : undefined
  const lookedUp = await Promise.all(byLength.map(lookUp))
  if (last !== undefined) {
    const isThere = lookedUp.flatMap((found) => ('isThere' in found ? [found.isThere] : []))
    if (isThere.length < lookedUp.length) lookedUp.push(await lookUp(last))
    else return pageOfWord(em, { word: last, searched }, [...others, ...isThere], order, asked)
  }
  const all = [...others, ...lookedUp.flatMap((found) => ('isThere' in found ? [found.isThere] : []))]
  const named = lookedUp.flatMap((found) => ('isThere' in found ? [] : [found]))
  const [single] = named
  if (single && named.length === 1 && isNewest) {
    const isFound = isOneOf(single, searched)
    const found = await firstWith(em, { searched, isFound }, all, order, asked)
    return keysetPage([isOnPage(found, searched)], order, asked)
  }
  return keysetPage([...all, ...named.map((rows) => isOneOf(rows, searched))], order, asked)
}

/** The page of the rows that have a word, which is looked up, and meet the other conditions. */
async function pageOfWord(
  em: EntityManager,
  { word, searched }: { word: string; searched: SearchedText },
  conditions: readonly RawBuilder<unknown>[],
  order: KeyOrder,
  asked: Asked,
): Promise<RawBuilder<unknown>> {
  const found = await lookUpWord(em, word, searched, (inside, hasIt) =>
    firstWith(inside, { searched, isFound: hasIt(searched.text) }, conditions, order, asked),
  )
  const isThere = 'isThere' in found ? [...conditions, found.isThere] : [isOnPage(found, searched)]
  return keysetPage(isThere, order, asked)
}

/** Of an empty list the planner may read any index that is of some rows only. */
function isOnPage({ ids }: NamedRows, { id }: SearchedText): RawBuilder<unknown> {
  return ids === '{}' ? sql`false` : sql`id = any(${ids}::${sql.raw(id)}[])`
}

function isNewestFirst({ columns, isDescending }: KeyOrder, { newest }: SearchedText): boolean {
  return isDescending && columns.map((column) => `${column} desc`).join(', ') === newest
}

/** How many rows are found, and the first of them that meet the other conditions, as many as a page holds. */
async function firstWith(
  em: EntityManager,
  { searched, isFound }: { searched: SearchedText; isFound: RawBuilder<boolean> },
  conditions: readonly RawBuilder<unknown>[],
  order: KeyOrder,
  asked: Asked,
): Promise<NamedRows> {
  const { table, newest } = searched
  const from = sql.table(table)
  const after = isAfter(order, asked)
  const inOrder = sql`select * from found ${after.length > 0 ? sql`where ${sql.join(after)}` : sql``} order by ${sql.raw(newest)}`
  // Kept apart by `offset 0`: sorted first, each row is then asked for as the page is filled.
  const fitting =
    conditions.length === 0
      ? inOrder
      : sql`select found.* from (${inOrder} offset 0) found
          cross join lateral (select from ${from} where id = found.id and ${sql.join(conditions, sql` and `)} offset 0) fitting
          order by ${sql.raw(newest)}`
  const { rows } = await sql<NamedRows>`
    with found as materialized (
      select ${sql.raw(order.columns.join(', '))} from ${from} where ${isFound} limit ${RARE + 1})
    select coalesce((select array_agg(id) from (${fitting} limit ${asked.limit + 1}) page), '{}')::text as ids,
      (select count(*)::int from found) as count`.execute(em.getKysely())
  return rows[0] ?? NOBODY
}
