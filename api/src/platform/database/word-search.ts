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

/** Whether a text, an expression over columns, has a word as a part; a short one at the beginning of a word. */
export function contains(word: string): Comparison {
  const pattern = `%${word.length < LEAST_LETTERS ? ' ' : ''}${escaped(word)}%`
  return (text) => sql<boolean>`${sql.raw(text)} ilike ${pattern}`
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
const SAMPLE = { rows: 1_000, least: 25 }

/** The same part of fewer rows, where a word is compared with each of a text's: that costs fifty times as much a row. */
export const NEAR_SAMPLE: typeof SAMPLE = { rows: 240, least: 6 }

/** Whether many of the newest rows of a table have a word. The index would have to gather all that ever had it to say so. */
export async function isFrequentLately(
  em: EntityManager,
  { table, newest }: Pick<SearchedText, 'table' | 'newest'>,
  hasIt: RawBuilder<boolean>,
  sample = SAMPLE,
): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select * from ${sql.table(table)} order by ${sql.raw(newest)} limit ${sample.rows}) ${sql.table(table)}
    where ${hasIt}`.execute(em.getKysely())
  return (rows[0]?.found ?? 0) >= sample.least
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
 * The condition that a row has every word of a search; a word that no row has is taken for one spelled nearly so, but for an address: that is another's. A rare word is
 * looked up, which costs as much as there are rows with it; one that many of the newest have is found soon by reading the list. So it
 * takes as long among a million rows as among a thousand.
 */
export async function hasWords(
  em: EntityManager,
  q: string,
  searched: SearchedText,
): Promise<RawBuilder<boolean>> {
  const conditions = await Promise.all(searchWords(q).map((word) => hasWord(em, word, searched)))
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

async function hasWord(
  em: EntityManager,
  word: string,
  searched: SearchedText,
): Promise<RawBuilder<boolean>> {
  const whole = await wholeWord(em, word, searched)
  if (whole) return whole
  const isThere = contains(word)(searched.text)
  if (await isFrequentLately(em, searched, isThere)) return isThere
  const exact = await rowsWith(em, contains(word), searched)
  if (exact.count > RARE) return isThere
  // An address that is nearly another's is another's.
  if (exact.count > 0 || word.includes('@')) return isOneOf(exact, searched)
  const isNearly = nearlyHere(word)(searched.text)
  if (await isFrequentLately(em, searched, isNearly, NEAR_SAMPLE)) return isNearly
  const [nearby] = await lookNearby(em, async (inside) => [await rowsWith(inside, nearly(word), searched)])
  return isOneOf(nearby ?? NOBODY, searched)
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

/** The rows with a word; one more than is rare when there are more. */
function rowsWith(em: EntityManager, word: Comparison, { table, text }: SearchedText): Promise<NamedRows> {
  return namedRows(em, sql`${sql.table(table)} where ${word(text)} limit ${RARE + 1}`)
}

/** The rows of a table and a condition, by their ids. */
export async function namedRows(em: EntityManager, from: RawBuilder<unknown>): Promise<NamedRows> {
  const { rows } = await sql<NamedRows>`
    select coalesce(array_agg(id), '{}')::text as ids, count(*)::int as count
    from (select id from ${from}) found`.execute(em.getKysely())
  return rows[0] ?? NOBODY
}
