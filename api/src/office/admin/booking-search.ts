import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import {
  contains,
  escaped,
  lookNearby,
  nearly,
  nearlyHere,
  RARE,
  searchWords,
} from '#platform/database/word-search.ts'
import {
  amongSources,
  isFrequentOfBookings,
  isNearlyFrequentOfBookings,
  namedBookings,
  whileWalking,
} from './frequent-word.ts'

/** A word of fewer letters is in nearly everything, and no index finds it: it may be the beginning of a booking's number. */
const LEAST_LETTERS = 3

/**
 * The condition that a booking has every word of a search, each somewhere in the booking, its traveller or its partner; a word
 * that no booking has is taken for one spelled nearly so. A word that many of the newest have is found soon by reading the list; of
 * any other it is looked up which bookings have it, or, where they are too many, who and what has it. So it takes as long among a
 * million bookings as among a thousand.
 */
export async function searchCondition(em: EntityManager, q: string): Promise<RawBuilder<boolean>> {
  const conditions = await Promise.all(searchWords(q).map((word) => wordCondition(em, word)))
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

async function wordCondition(em: EntityManager, word: string): Promise<RawBuilder<boolean>> {
  if (word.length < LEAST_LETTERS) return sql<boolean>`booking_number ilike ${`FC-${escaped(word)}%`}`
  const own = [...(await bookingOfNumber(em, word)), ...(await bookingsOfAddress(em, word))]
  if (own.length > 0 && own.length <= RARE) return sql<boolean>`id = any(${sql.val(own)}::int[])`
  const isThere = contains(word)
  if (await isFrequentOfBookings(em, isThere)) return whileWalking(isThere)
  const exact = await namedBookings(em, isThere)
  if (!exact) return amongSources(em, isThere)
  if (exact.count > 0) return isNamed(exact.ids)
  if (await isNearlyFrequentOfBookings(em, word)) return whileWalking(nearlyHere(word))
  return isNamed(await nearbyBookings(em, word))
}

const isNamed = (ids: string) => sql<boolean>`id = any(${ids}::int[])`

/** The bookings that have a word nearly so; none where they are too many to name, or take too long to find. */
async function nearbyBookings(em: EntityManager, word: string): Promise<string> {
  const [found] = await lookNearby(em, async (inside) => {
    const named = await namedBookings(inside, nearly(word))
    return named ? [named.ids] : []
  })
  return found ?? '{}'
}

/** The booking of a whole number, by its own index: what is looked for most. */
async function bookingOfNumber(em: EntityManager, word: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from booking where booking_number = ${word.toUpperCase()}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}

/** The bookings of a whole e-mail address, by its own index; none for any other word. */
async function bookingsOfAddress(em: EntityManager, word: string): Promise<number[]> {
  if (!word.includes('@')) return []
  const { rows } = await sql<{ id: number }>`
    select id from booking where user_id in (select id from app_user where ${word.toLowerCase()} in (email, contact_email) and erased_at is null)
    limit ${RARE + 1}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
