import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { BOOKING_WORDS, contains, escaped, USER_WORDS, type Comparison } from './searched-words.ts'

/** Up to so many bookings with a word are looked up by it; a word that more have is read off while walking the list. */
const RARE = 5_000

/** A phone number as people write it: seven digits at least, between blanks, with what stands between digits. */
const PHONE = /(?<!\S)\+?\d(?:[ ()/.-]*\d){6,}(?!\S)/g

/** A word of fewer letters is in nearly everything, and no index finds it: it may be the beginning of a booking's number. */
const LEAST_LETTERS = 3

/** As many words of a search are used. */
const MOST_WORDS = 6

/** The words that somebody searches for; a phone number with blanks in it is one word. */
export function searchWords(q: string): string[] {
  const joined = q.replaceAll(PHONE, (number) => number.replaceAll(/[^+\d]/g, ''))
  return joined.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** How alike a word must be to one of a text, where no text has it as it is: "Insbruk" finds Innsbruck. */
const LIKENESS = 0.4

// The operator, and not the function, is what the index can answer.
const nearly =
  (word: string): Comparison =>
  (text) =>
    sql<boolean>`${word} <% ${sql.raw(text)}`

/**
 * The condition that a booking has every word of a search, each somewhere in the booking, its traveller or its partner; a word
 * that no booking has is taken for one spelled nearly so. A rare word is looked up, which costs as much as there are bookings with
 * it; one that more have is found soon wherever the list is read. So it takes as long among a million bookings as among a thousand.
 */
export async function searchCondition(em: EntityManager, q: string): Promise<RawBuilder<boolean>> {
  const conditions = await Promise.all(searchWords(q).map((word) => wordCondition(em, word)))
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

async function wordCondition(em: EntityManager, word: string): Promise<RawBuilder<boolean>> {
  if (word.length < LEAST_LETTERS) return sql<boolean>`booking_number ilike ${`FC-${escaped(word)}%`}`
  const own = await bookingsOfAddress(em, word)
  if (own.length > 0 && own.length <= RARE) return isOneOf(own)
  const isThere = contains(word)
  const exact = await bookingsWith(em, isThere)
  if (exact.length > RARE) {
    return sql<boolean>`(${isThere(BOOKING_WORDS)}
      or exists (select 1 from app_user where app_user.id = booking.user_id and erased_at is null and ${isThere(USER_WORDS)})
      or exists (select 1 from partner where partner.id = booking.partner_id and ${isThere('partner.name')}))`
  }
  return isOneOf(exact.length > 0 ? exact : await bookingsNearly(em, word))
}

/** The bookings of a whole e-mail address, by its own index; none for any other word. */
async function bookingsOfAddress(em: EntityManager, word: string): Promise<number[]> {
  if (!word.includes('@')) return []
  const { rows } = await sql<{ id: number }>`
    select id from booking where user_id in (select id from app_user where email = ${word.toLowerCase()} and erased_at is null)
    limit ${RARE + 1}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}

const isOneOf = (ids: readonly number[]) => sql<boolean>`id = any(${sql.val(ids)}::int[])`

async function bookingsNearly(em: EntityManager, word: string): Promise<number[]> {
  return em.transactional(async (inside) => {
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(LIKENESS)}`.execute(inside.getKysely())
    return bookingsWith(inside, nearly(word))
  })
}

/** The bookings that have a word; one more than is rare when there are more. */
async function bookingsWith(em: EntityManager, word: Comparison): Promise<number[]> {
  const most = RARE + 1
  const { rows } = await sql<{ id: number }>`
    (select id from booking where ${word(BOOKING_WORDS)} limit ${most})
    union (select id from booking where user_id in (
      select id from app_user where erased_at is null and ${word(USER_WORDS)} limit ${most}) limit ${most})
    union (select id from booking where partner_id in (select id from partner where ${word('name')}) limit ${most})
    limit ${most}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
