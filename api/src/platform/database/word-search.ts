import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from './orm.ts'

/** Up to so many rows with a word are looked up by it; a word that more have is read off while walking the list. */
export const RARE = 5_000

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
 * looked up, which costs as much as there are rows with it; one that more have is found soon wherever the list is read. So it
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
  const isThere = contains(word)
  const exact = await idsWith(em, isThere, searched)
  if (exact.length > RARE) return isThere(searched.text)
  // An address that is nearly another's is another's.
  const isWhole = exact.length > 0 || word.includes('@')
  const ids = isWhole ? exact : await lookNearby(em, (inside) => idsWith(inside, nearly(word), searched))
  return sql<boolean>`id = any(${sql.val(ids)}::${sql.raw(searched.id)}[])`
}

/** The rows with a word; one more than is rare when there are more. */
async function idsWith(
  em: EntityManager,
  word: Comparison,
  { table, text }: SearchedText,
): Promise<unknown[]> {
  const { rows } = await sql<{ id: unknown }>`
    select id from ${sql.table(table)} where ${word(text)} limit ${RARE + 1}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
