import { sql, type RawBuilder } from 'kysely'
import { USER_WORDS } from '#people/accounts/searched-users.ts'
import { PARTNER_WORDS } from '#people/partners/searched-partners.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import {
  isFrequentLately,
  NEAR_SAMPLE,
  nearlyHere,
  RARE,
  type Comparison,
  type NamedRows,
} from '#platform/database/word-search.ts'
import { BOOKING_WORDS } from './searched-words.ts'

/** As many travellers or partners with a word are named, and as many bookings of theirs; of more it is asked booking by booking. */
const MOST_NAMED = { people: 20_000, bookings: 50_000 }

const NEWEST = { table: 'booking', newest: 'id desc' }

/** Whether many of the newest bookings have a word. */
export function isFrequentOfBookings(em: EntityManager, word: Comparison): Promise<boolean> {
  return isFrequentLately(em, NEWEST, whileWalking(word))
}

/** Whether many of the newest bookings have a word nearly so. */
export function isNearlyFrequentOfBookings(em: EntityManager, word: string): Promise<boolean> {
  return isFrequentLately(em, NEWEST, whileWalking(nearlyHere(word)), NEAR_SAMPLE)
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
 * The bookings that have a word themselves or by their traveller or partner, each place looked up once; undefined where they are
 * too many to name.
 */
export async function namedBookings(em: EntityManager, word: Comparison): Promise<NamedRows | undefined> {
  const { people, bookings } = MOST_NAMED
  const { rows } = await sql<NamedRows & { isWhole: boolean }>`
    with own as materialized (select id from booking where ${word(BOOKING_WORDS)} limit ${RARE + 1}),
      traveller as materialized (select id from app_user where erased_at is null and ${word(USER_WORDS)} limit ${people + 1}),
      seller as materialized (select id from partner where ${word(PARTNER_WORDS)} limit ${people + 1}),
      found as materialized (
        select id from own
        union all (select id from booking where user_id = any(array(select id from traveller)) limit ${bookings + 1})
        union all (select id from booking where partner_id = any(array(select id from seller)) limit ${bookings + 1}))
    select coalesce((select array_agg(id) from found), '{}')::text as ids, (select count(*)::int from found) as count,
      (select count(*) from own) <= ${RARE} and (select count(*) from traveller) <= ${people}
        and (select count(*) from seller) <= ${people} and (select count(*) from found) <= ${bookings} as "isWhole"`.execute(
    em.getKysely(),
  )
  const [found] = rows
  return found?.isWhole ? found : undefined
}

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
  const travellers = await found(
    MOST_NAMED.people,
    sql`app_user where erased_at is null and ${word(USER_WORDS)}`,
  )
  const partners = await found(MOST_NAMED.people, sql`partner where ${word(PARTNER_WORDS)}`)
  return sql<boolean>`(
    ${bookings ? sql`id = any(${sql.val(bookings)}::int[])` : word(BOOKING_WORDS)}
    or ${travellers ? sql`user_id = any(${sql.val(travellers)}::uuid[])` : ofTraveller(word)}
    or ${partners ? sql`partner_id = any(${sql.val(partners)}::uuid[])` : ofPartner(word)})`
}
