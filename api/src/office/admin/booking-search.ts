import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import {
  contains,
  containsByIndex,
  escaped,
  isOneOf,
  lookNearby,
  namedRows,
  nearly,
  nearlyHere,
  NOBODY,
  RARE,
  searchWords,
  type NamedRows,
} from '#platform/database/word-search.ts'
import {
  isFrequentOfBookings,
  isNearlyFrequentOfBookings,
  lookUp,
  whileWalking,
  type PageById,
} from './frequent-word.ts'

/** A word of fewer letters is in nearly everything, and no index finds it: it may be the beginning of a booking's number. */
const LEAST_LETTERS = 3

/**
 * The bookings that have every word of a search, each somewhere in the booking, its traveller or its partner; a word
 * that no booking has is taken for one spelled nearly so. A word that many of the newest have is found soon by reading the list; of
 * any other it is looked up which bookings have it, or, where they are too many, who and what has it. So it takes as long among a
 * million bookings as among a thousand.
 * @param page what is asked, where there are no other conditions: what is found is right for that page only
 */
export async function searchBookings(em: EntityManager, q: string, page?: PageById): Promise<FoundBookings> {
  const words = searchWords(q)
  const [only] = words
  if (only !== undefined && words.length === 1) return findWord(em, only, page)
  const found = await Promise.all(words.map((word) => findWord(em, word)))
  const all = found.map(({ isThere }) => isThere)
  return { isThere: sql<boolean>`(${sql.join(all, sql` and `)})` }
}

export interface FoundBookings {
  isThere: RawBuilder<boolean>
  /** The bookings, where they are few. */
  named?: NamedRows
}

async function findWord(em: EntityManager, word: string, page?: PageById): Promise<FoundBookings> {
  if (word.length < LEAST_LETTERS)
    return { isThere: sql<boolean>`booking_number ilike ${`FC-${escaped(word)}%`}` }
  const own = (await bookingOfNumber(em, word)) ?? (await bookingsOfAddress(em, word))
  if (own && own.count <= RARE) return theNamed(own)
  const isThere = contains(word)
  if (await isFrequentOfBookings(em, isThere)) return { isThere: whileWalking(isThere) }
  const exact = await lookUp(em, containsByIndex(word), page)
  if (!('named' in exact)) return exact
  if (exact.named.count > 0) return theNamed(exact.named)
  if (await isNearlyFrequentOfBookings(em, word)) return { isThere: whileWalking(nearlyHere(word)) }
  return nearbyBookings(em, word, page)
}

const theNamed = (named: NamedRows): FoundBookings => ({ isThere: isOneOf(named, { id: 'int' }), named })

/** The bookings that have a word nearly so; none where too many have it, or they take too long to find. */
async function nearbyBookings(em: EntityManager, word: string, page?: PageById): Promise<FoundBookings> {
  const [found] = await lookNearby(em, async (inside) => [await lookUp(inside, nearly(word), page)])
  if (found && 'named' in found) return theNamed(found.named)
  return found?.isWhole ? found : theNamed(NOBODY)
}

/** The booking of a whole number, by its own index: what is looked for most. */
function bookingOfNumber(em: EntityManager, word: string): Promise<NamedRows | undefined> {
  return namedBy(em, sql`where booking_number = ${word.toUpperCase()}`)
}

/** The bookings of a whole e-mail address, by its own index; undefined for any other word. */
async function bookingsOfAddress(em: EntityManager, word: string): Promise<NamedRows | undefined> {
  if (!word.includes('@')) return undefined
  return namedBy(
    em,
    sql`where user_id in (select id from app_user where ${word.toLowerCase()} in (email, contact_email) and erased_at is null)
      limit ${RARE + 1}`,
  )
}

/** The bookings of a condition; undefined where there are none. */
async function namedBy(em: EntityManager, rest: RawBuilder<unknown>): Promise<NamedRows | undefined> {
  const named = await namedRows(em, sql`booking ${rest}`)
  return named.count > 0 ? named : undefined
}
