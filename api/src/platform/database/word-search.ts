import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from './orm.ts'

/** Up to so many rows with a word are looked up by it; a word that more have is read off while walking the list. */
export const RARE = 20_000

/** As many words of a search are used. */
const MOST_WORDS = 6

/** How alike a word must be to one of a text, where no text has it as it is: "Insbruk" finds Innsbruck. */
const LIKENESS = 0.4

/** From so many letters on a word is looked for anywhere; a shorter one begins a word. */
const LEAST_LETTERS = 3

/** A phone number as people write it: seven digits at least, between blanks, with what stands between digits. */
const PHONE = /(?<!\S)\+?\d(?:[ ()/.-]*\d){6,}(?!\S)/g

/** What a word is compared with a text by. */
export type Comparison = (text: string) => RawBuilder<boolean>

/** Where words are looked for: an expression over a table's columns that has an index by trigrams. */
export interface SearchedText {
  table: string
  /** The type of its `id`. */
  id: 'int' | 'uuid'
  text: string
  /** The order that an index has its rows in, the newest first. */
  newest: string
  /** What a whole word is known by at once, by an index of its own: an address. Undefined for any other word. */
  whole?: (word: string) => RawBuilder<boolean> | undefined
}

/** The words that somebody searches for; a phone number with blanks in it is one word. */
export function searchWords(q: string): string[] {
  const joined = q.replaceAll(PHONE, (number) => number.replaceAll(/[^+\d]/g, ''))
  return joined.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** A text for a pattern, in which no sign has a meaning of its own. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** What has no small letter and no capital: comparing it as it is finds the same, and takes half as long. */
const NO_LETTERS = /^[\d +()/.,:-]+$/

/** Whether a text, an expression over columns, has a word as a part; a short one at the beginning of a word. */
export function contains(word: string): Comparison {
  const pattern = `%${word.length < LEAST_LETTERS ? ' ' : ''}${escaped(word)}%`
  const isLike = sql.raw(NO_LETTERS.test(word) ? 'like' : 'ilike')
  return (text) => sql<boolean>`${sql.raw(text)} ${isLike} ${pattern}`
}

/**
 * The end of a word that differs most from row to row: the last digits of a number, as of a phone, and those of a code with the letter
 * before them. How it begins, nearly every row may have: "+4850", "winter".
 */
const DISTINCT_END = /\d{6}$|\p{L}\d{3,5}$/u

/** The same as `contains`, for a search by the index: that looks for the end of the word alone, where it is enough to find few rows. */
export function containsByIndex(word: string): Comparison {
  const [end = word] = DISTINCT_END.exec(word) ?? []
  if (end === word) return contains(word)
  // As an expression that no index has, the whole word is compared with what the index has found.
  return (text) => sql<boolean>`(${contains(end)(text)} and ${contains(word)(`(${text} || '')`)})`
}

/** Whether a text has a word nearly so. The operator, and not the function, is what an index can answer. */
export function nearly(word: string): Comparison {
  return (text) => sql<boolean>`${word} <% ${sql.raw(text)}`
}

/** The same asked of each row as a list is read, with no look beforehand that says how near is near. */
export function nearlyHere(word: string): Comparison {
  return (text) => sql<boolean>`word_similarity(${word}, ${sql.raw(text)}) >= ${sql.lit(LIKENESS)}`
}

/** So many of the newest rows are looked at; where so many of them have a word, reading the list finds a page of it soon. */
const SAMPLE = { rows: 240, least: 6 }

/** Whether many of the newest rows of a table have a word. The index would have to gather all that ever had it to say so. */
export async function isFrequentLately(
  em: EntityManager,
  { table, newest }: Pick<SearchedText, 'table' | 'newest'>,
  hasIt: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from (select * from ${sql.table(table)} order by ${sql.raw(newest)} limit ${sql.lit(SAMPLE.rows)}) ${sql.table(table)}
      where ${hasIt} limit ${sql.lit(SAMPLE.least)}) found`.execute(em.getKysely())
  return rows[0]?.found === SAMPLE.least
}

/** So long is looked for what is spelled nearly so: letters that every row has would have all of them compared. */
const LONGEST_LOOK_MS = 500

/** What PostgreSQL answers where a statement took too long. */
const TOO_LONG = '57014'

/** Looks for words that are nearly so, in a transaction that says how near, and for how long; nothing is found after that. */
export async function lookNearby<Found>(
  em: EntityManager,
  look: (inside: EntityManager) => Promise<Found[]>,
): Promise<Found[]> {
  try {
    return await em.transactional(async (inside) => {
      const db = inside.getKysely()
      await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(LIKENESS)}`.execute(db)
      await sql`set local statement_timeout = ${sql.lit(LONGEST_LOOK_MS)}`.execute(db)
      return look(inside)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LONG) return []
    throw error
  }
}

/**
 * The condition that a row has every word of a search. A word that many of the newest rows have is found soon by reading the list (`knownWord`);
 * any other is looked up, which costs as much as there are rows with it (`lookUpWord`). So it takes as long among a million rows as among a
 * thousand.
 */
export async function hasWords(
  em: EntityManager,
  q: string,
  searched: SearchedText,
): Promise<RawBuilder<boolean>> {
  const all = await Promise.all(
    searchWords(q).map(
      async (word) => (await knownWord(em, word, searched)) ?? (await rowsOfWord(em, word, searched)),
    ),
  )
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` and `)})`
}

/** The condition that a row has a word that names a row as a whole, or that many of the newest rows have; undefined of any other word. */
export async function knownWord(
  em: EntityManager,
  word: string,
  searched: SearchedText,
): Promise<RawBuilder<boolean> | undefined> {
  const whole = await wholeWord(em, word, searched)
  if (whole) return whole
  const isThere = contains(word)(searched.text)
  return (await isFrequentLately(em, searched, isThere)) ? isThere : undefined
}

/** The condition that a row is one of those that have a word, which is looked up. */
async function rowsOfWord(
  em: EntityManager,
  word: string,
  searched: SearchedText,
): Promise<RawBuilder<boolean>> {
  const found = await lookUpWord(em, word, searched, rowsWith(searched))
  return 'isThere' in found ? found.isThere : isOneOf(found, searched)
}

/**
 * Looks a word up that few of the newest rows have; one that no row has is taken for one spelled nearly so, but for an address: that is
 * another's. Of a word that too many rows have, the condition that asks each row for it as the list is read.
 * @param look finds rows, and counts all that there are up to one more than is rare
 */
export async function lookUpWord(
  em: EntityManager,
  word: string,
  searched: SearchedText,
  look: (em: EntityManager, hasIt: Comparison) => Promise<NamedRows>,
): Promise<NamedRows | { isThere: RawBuilder<boolean> }> {
  const exact = await look(em, containsByIndex(word))
  if (exact.count > RARE) return { isThere: contains(word)(searched.text) }
  // An address that is nearly another's is another's.
  if (exact.count > 0 || word.includes('@')) return exact
  const isNearly = nearlyHere(word)(searched.text)
  if (await isFrequentLately(em, searched, isNearly)) return { isThere: isNearly }
  const [nearby] = await lookNearby(em, async (inside) => [await look(inside, nearly(word))])
  return nearby ?? NOBODY
}

/** The row that a whole word names; undefined for a word that names none. */
async function wholeWord(
  em: EntityManager,
  word: string,
  { table, id, whole }: SearchedText,
): Promise<RawBuilder<boolean> | undefined> {
  const isNamed = whole?.(word)
  if (!isNamed) return undefined
  const named = await namedRows(em, sql`${sql.table(table)} where ${isNamed}`)
  return named.count > 0 ? isOneOf(named, { id }) : undefined
}

/** Rows by their ids, as PostgreSQL writes an array: it is not read here, and goes back as it came. */
export interface NamedRows {
  ids: string
  count: number
}

export const NOBODY: NamedRows = { ids: '{}', count: 0 }

/** So many rows are read by their ids, and put in order; of more, a list in its order finds a page sooner. */
const FEW = 5_000

/**
 * Whether a row is one of those. Of a list of few, the planner is not told how many they are: it would read the list in its order until a page of
 * them has come, which takes as long as they lie far back.
 */
export function isOneOf({ ids, count }: NamedRows, { id }: Pick<SearchedText, 'id'>): RawBuilder<boolean> {
  const array = sql`${ids}::${sql.raw(id)}[]`
  return count > FEW
    ? sql<boolean>`id = any(${array})`
    : sql<boolean>`id = any(array(select unnest(${array})))`
}

/** Looks up the rows with a word; one more than is rare when there are more. */
export const rowsWith =
  ({ table, text }: SearchedText) =>
  (em: EntityManager, word: Comparison): Promise<NamedRows> =>
    namedRows(em, sql`${sql.table(table)} where ${word(text)} limit ${RARE + 1}`)

/** The rows of a table and a condition, by their ids. */
export async function namedRows(em: EntityManager, from: RawBuilder<unknown>): Promise<NamedRows> {
  const { rows } = await sql<NamedRows>`
    select coalesce(array_agg(id), '{}')::text as ids, count(*)::int as count
    from (select * from ${from}) found`.execute(em.getKysely())
  return rows[0] ?? NOBODY
}
