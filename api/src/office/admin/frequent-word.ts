import { sql, type RawBuilder } from 'kysely'
import { USER_WORDS } from '#people/accounts/searched-users.ts'
import { PARTNER_WORDS } from '#people/partners/searched-partners.ts'
import type { PageAsked } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import {
  isFrequentLately,
  nearlyHere,
  RARE,
  type Comparison,
  type NamedRows,
} from '#platform/database/word-search.ts'
import { BOOKING_WORDS } from './searched-words.ts'

/** As many travellers or partners with a word are named, and as many bookings of theirs; of more it is asked by whose they are. */
const MOST_NAMED = { people: 20_000, bookings: 5_000 }

const NEWEST = { table: 'booking', newest: 'id desc' }

/** Whether many of the newest bookings have a word. */
export function isFrequentOfBookings(em: EntityManager, word: Comparison): Promise<boolean> {
  return isFrequentLately(em, NEWEST, whileWalking(word))
}

/** Whether many of the newest bookings have a word nearly so. */
export function isNearlyFrequentOfBookings(em: EntityManager, word: string): Promise<boolean> {
  return isFrequentLately(em, NEWEST, whileWalking(nearlyHere(word)))
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

/** Which bookings have a word themselves, and which travellers and partners: ids, as PostgreSQL writes an array. */
export interface Sources {
  own: string
  travellers: string
  partners: string
}

interface Looked extends NamedRows {
  /** More travellers have it than bookings are named: of theirs one was gathered. */
  isOfMany: boolean
  own: string | null
  travellers: string | null
  partners: string | null
}

/**
 * What has a word, each place looked up once. Where they are few, the bookings that have it, themselves or by their traveller or partner; else
 * the places, and a condition that asks each booking for them: comparing texts is what costs, so only ids are compared. Of a place where
 * too many have the word, that asks for the word.
 */
export async function lookUp(
  em: EntityManager,
  word: Comparison,
  { people, bookings } = MOST_NAMED,
): Promise<{ named: NamedRows } | { isThere: RawBuilder<boolean>; sources?: Sources }> {
  const all = (name: string, most: number) =>
    sql`(select case when count(*) <= ${most} then coalesce(array_agg(id), '{}')::text end from ${sql.table(name)})`
  const { rows } = await sql<Looked>`
    with own as materialized (select id from booking where ${word(BOOKING_WORDS)} limit ${RARE + 1}),
      traveller as materialized (select id from app_user where erased_at is null and ${word(USER_WORDS)} limit ${people + 1}),
      seller as materialized (select id from partner where ${word(PARTNER_WORDS)} limit ${people + 1}),
      crowd as materialized (select count(*) > ${bookings} as is_of_many from traveller),
      found as materialized (select id from (
        select id from own
        union all (select id from booking where user_id = any(array(select id from traveller))
          limit (select case when is_of_many then 1 else ${bookings + 1}::int end from crowd))
        union all (select id from booking where partner_id = any(array(select id from seller)) limit ${bookings + 1})) found
        limit ${bookings + 1})
    select ${all('own', RARE)} as own, ${all('traveller', people)} as travellers, ${all('seller', people)} as partners,
      coalesce((select array_agg(id) from found), '{}')::text as ids, (select count(*)::int from found) as count,
      (select is_of_many from crowd) as "isOfMany"`.execute(em.getKysely())
  const [found] = rows
  if (!found) throw new Error('A sum of what was found is one row.')
  const { own, travellers, partners } = found
  const isWhole = own !== null && travellers !== null && partners !== null
  const isAll = found.count <= bookings && (found.count === 0 || !found.isOfMany)
  if (isWhole && isAll) return { named: found }
  const isThere = sql<boolean>`(
    ${own === null ? word(BOOKING_WORDS) : sql`id = any(${own}::int[])`}
    or ${travellers === null ? ofTraveller(word) : sql`user_id = any(${travellers}::uuid[])`}
    or ${partners === null ? ofPartner(word) : sql`coalesce(partner_id = any(${partners}::uuid[]), false)`})`
  return { isThere, ...(isWhole && { sources: { own, travellers, partners } }) }
}

/**
 * The first of the bookings that have a word, by their ids, as many as a page holds: of each place as many, by the index of each, however many
 * these are.
 */
export function firstOf(
  { own, travellers, partners }: Sources,
  { limit, before }: PageAsked<number>,
  isDescending: boolean,
): RawBuilder<boolean> {
  const [order, after] = isDescending ? [sql`id desc`, sql`<`] : [sql`id`, sql`>`]
  const rest = before === undefined ? sql`` : sql`and id ${after} ${before}`
  const by = (condition: RawBuilder<unknown>) =>
    sql`(select id from booking where ${condition} ${rest} order by ${order} limit ${limit + 1})`
  // Told how many travellers they are, the planner would read bookings in their order, which takes as long as these lie far back.
  const travellerIds = sql`array(select unnest(${travellers}::uuid[]))`
  return sql<boolean>`id = any(array(${by(sql`id = any(${own}::int[])`)}
    union ${by(sql`user_id = any(${travellerIds})`)} union ${by(sql`partner_id = any(${partners}::uuid[])`)}))`
}
