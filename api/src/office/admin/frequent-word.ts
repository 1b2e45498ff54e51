import { sql, type RawBuilder } from 'kysely'
import { USER_WORDS } from '#people/accounts/searched-users.ts'
import { PARTNER_WORDS } from '#people/partners/searched-partners.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { RARE, type Comparison } from '#platform/database/word-search.ts'
import { BOOKING_WORDS } from './searched-words.ts'

/** So many of the newest bookings are looked at; where so many of them have a word, reading the list finds a page of it soon. */
const SAMPLE = { bookings: 1_000, least: 25 }

/** As many travellers or partners with a word are named; of more it is asked booking by booking. */
const MOST_NAMED = 20_000

/** Whether many of the newest bookings have a word. The index would have to gather all that ever had it to say so. */
export async function isFrequentLately(em: EntityManager, word: Comparison): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select * from booking order by id desc limit ${SAMPLE.bookings}) booking
    where ${whileWalking(word)}`.execute(em.getKysely())
  return (rows[0]?.found ?? 0) >= SAMPLE.least
}

/** The condition that a booking, its traveller or its partner has a word, asked of each booking as the list is read. */
export function whileWalking(word: Comparison): RawBuilder<boolean> {
  return sql<boolean>`(${word(BOOKING_WORDS)} or ${ofTraveller(word)} or ${ofPartner(word)})`
}

// A value, and not `exists`: of that the planner may gather all travellers with the word first.
const ofTraveller = (word: Comparison) => sql<boolean>`
  coalesce((select erased_at is null and ${word(USER_WORDS)} from app_user where app_user.id = booking.user_id), false)`
const ofPartner = (word: Comparison) => sql<boolean>`
  coalesce((select ${word(PARTNER_WORDS)} from partner where partner.id = booking.partner_id), false)`

/**
 * The same of a word that many bookings have, but few of the newest: reading on until a page of them has come may take long, and
 * comparing texts is what costs. So it is looked up which bookings, travellers and partners have it, and only ids are compared.
 */
export async function amongSources(em: EntityManager, word: Comparison): Promise<RawBuilder<boolean>> {
  const db = em.getKysely()
  const found = async (most: number, rest: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: unknown }>`select id from ${rest} limit ${most + 1}`.execute(db)
    return rows.length > most ? undefined : rows.map(({ id }) => id)
  }
  const bookings = await found(RARE, sql`booking where ${word(BOOKING_WORDS)}`)
  const travellers = await found(MOST_NAMED, sql`app_user where erased_at is null and ${word(USER_WORDS)}`)
  const partners = await found(MOST_NAMED, sql`partner where ${word(PARTNER_WORDS)}`)
  return sql<boolean>`(
    ${bookings ? sql`id = any(${sql.val(bookings)}::int[])` : word(BOOKING_WORDS)}
    or ${travellers ? sql`user_id = any(${sql.val(travellers)}::uuid[])` : ofTraveller(word)}
    or ${partners ? sql`partner_id = any(${sql.val(partners)}::uuid[])` : ofPartner(word)})`
}
