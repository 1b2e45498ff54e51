import { sql, type RawBuilder } from 'kysely'
import { USER_WORDS } from '#people/accounts/searched-users.ts'
import { PARTNER_WORDS } from '#people/partners/searched-partners.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import {
  contains,
  escaped,
  lookNearby,
  nearly,
  RARE,
  searchWords,
  type Comparison,
} from '#platform/database/word-search.ts'
import { amongSources, isFrequentLately, whileWalking } from './frequent-word.ts'
import { BOOKING_WORDS } from './searched-words.ts'

/** A word of fewer letters is in nearly everything, and no index finds it: it may be the beginning of a booking's number. */
const LEAST_LETTERS = 3

/**
 * The condition that a booking has every word of a search, each somewhere in the booking, its traveller or its partner; a word
 * that no booking has is taken for one spelled nearly so. A rare word is looked up, which costs as much as there are bookings with
 * it; one that many of the newest have is found soon by reading the list; of one that many have elsewhere it is looked up who and
 * what has it. So it takes as long among a million bookings as among a thousand.
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
  if (await isFrequentLately(em, isThere)) return whileWalking(isThere)
  const exact = await bookingsWith(em, isThere)
  if (exact.length > RARE) return amongSources(em, isThere)
  return isOneOf(
    exact.length > 0 ? exact : await lookNearby(em, (inside) => bookingsWith(inside, nearly(word))),
  )
}

/** The bookings of a whole e-mail address, by its own index; none for any other word. */
async function bookingsOfAddress(em: EntityManager, word: string): Promise<number[]> {
  if (!word.includes('@')) return []
  const { rows } = await sql<{ id: number }>`
    select id from booking where user_id in (select id from app_user where ${word.toLowerCase()} in (email, contact_email) and erased_at is null)
    limit ${RARE + 1}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}

const isOneOf = (ids: readonly number[]) => sql<boolean>`id = any(${sql.val(ids)}::int[])`

/** The bookings that have a word; one more than is rare when there are more. */
async function bookingsWith(em: EntityManager, word: Comparison): Promise<number[]> {
  const most = RARE + 1
  const { rows } = await sql<{ id: number }>`
    (select id from booking where ${word(BOOKING_WORDS)} limit ${most})
    union (select id from booking where user_id in (
      select id from app_user where erased_at is null and ${word(USER_WORDS)} limit ${most}) limit ${most})
    union (select id from booking where partner_id in (select id from partner where ${word(PARTNER_WORDS)}) limit ${most})
    limit ${most}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
