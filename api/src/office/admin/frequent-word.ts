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

/** A page of a list of bookings in the order of their ids. */
export interface PageById extends PageAsked<number> {
  isDescending: boolean
}

/** The bookings with a word; or, where they are many, a condition, and whether it came from all that has the word. */
export type LookedUp = { named: NamedRows } | { isThere: RawBuilder<boolean>; isWhole: boolean }

interface Looked {
  /** All that has the word was looked up. */
  isWhole: boolean
  count: number
  /** The bookings, where they are few. */
  ids: string | null
  /** The first of them, by themselves and their travellers, where they are many. */
  first: string | null
  own: string | null
  travellers: string | null
  partners: string | null
}

/**
 * What has a word, each place looked up once: bookings, travellers, partners. Where they are few, the bookings that have it, themselves or by their
 * traveller or partner. Where they are many, the first of them, of each place as many as a page holds, if a page is all that is asked; else the
 * places, and a condition that asks each booking for them: comparing texts is what costs, so only ids are compared. Of a place where too many have the
 * word, that asks for the word.
 * @param page what is asked, where there are no other conditions: only that page is right then
 */
export async function lookUp(
  em: EntityManager,
  word: Comparison,
  page?: PageById,
  { people, bookings } = MOST_NAMED,
): Promise<LookedUp> {
  const isPage = sql.lit(page !== undefined)
  const all = (name: string) => sql`(select coalesce(array_agg(id), '{}')::text from ${sql.table(name)})`
  // Of more travellers than bookings are named, one booking is looked for, to know that there is any.
  const { rows } = await sql<Looked>`
    with own as materialized (select id from booking where ${word(BOOKING_WORDS)} limit ${RARE + 1}),
      traveller as materialized (select id from app_user where erased_at is null and ${word(USER_WORDS)} limit ${people + 1}),
      seller as materialized (select id from partner where ${word(PARTNER_WORDS)} limit ${people + 1}),
      size as materialized (select (select count(*) from own) <= ${RARE} as is_own, count(*) <= ${people} as is_travellers,
        (select count(*) from seller) <= ${people} as is_partners, count(*) > ${bookings} as is_of_many from traveller),
      found as materialized (select id from (
        select id from own
        union all (select id from booking where user_id = any(array(select id from traveller))
          limit (select case when is_of_many then 1 else ${bookings + 1}::int end from size))
        union all (select id from booking where partner_id = any(array(select id from seller)) limit ${bookings + 1})) found
        limit ${bookings + 1}),
      verdict as materialized (select *, is_whole and count <= ${bookings} and (count = 0 or not is_of_many) as is_named
        from (select *, is_own and is_travellers and is_partners as is_whole, (select count(*)::int from found) as count from size) size)
    select is_whole as "isWhole", count, case when is_named then ${all('found')} end as ids,
      case when ${isPage} and is_whole and not is_named then ${firstOf(page)} end as first,
      case when is_own and not is_named and not (${isPage} and is_whole) then ${all('own')} end as own,
      case when is_travellers and not is_named and not (${isPage} and is_whole) then ${all('traveller')} end as travellers,
      case when is_partners and not is_named then ${all('seller')} end as partners
    from verdict`.execute(em.getKysely())
  const [found] = rows
  if (!found) throw new Error('A sum of what was found is one row.')
  const { isWhole, count, ids, first, own, travellers, partners } = found
  if (ids !== null) return { named: { ids, count } }
  if (page && first !== null) return { isThere: isAmongFirst(first, partners ?? '{}', page), isWhole }
  const isThere = sql<boolean>`(
    ${own === null ? word(BOOKING_WORDS) : sql`id = any(${own}::int[])`}
    or ${travellers === null ? ofTraveller(word) : sql`user_id = any(${travellers}::uuid[])`}
    or ${partners === null ? ofPartner(word) : sql`coalesce(partner_id = any(${partners}::uuid[]), false)`})`
  return { isThere, isWhole }
}

/** The ids of a page out of bookings: as many as it holds, after the one that the page before ended with. */
function pageOf(from: RawBuilder<unknown>, { limit, before, isDescending }: PageById): RawBuilder<unknown> {
  const [order, after] = isDescending ? [sql`id desc`, sql`<`] : [sql`id`, sql`>`]
  const rest = before === undefined ? sql`true` : sql`id ${after} ${before}`
  return sql`(select id from ${from} and ${rest} order by ${order} limit ${limit + 1})`
}

/** Of what was looked up, a page of the bookings with a word and one of those whose travellers have it. */
function firstOf(page: PageById | undefined): RawBuilder<unknown> {
  if (!page) return sql`null`
  // Read by their travellers, and put in order then: in the order of bookings, reading takes as long as these lie far back.
  const theirs = sql`(select id from booking where user_id = any(array(select id from traveller)) offset 0) theirs where true`
  return sql`(select coalesce(array_agg(id), '{}')::text from (
    ${pageOf(sql`own where true`, page)} union ${pageOf(theirs, page)}) first)`
}

/** That a booking is one of the first, or of the first of some partners. */
function isAmongFirst(first: string, partners: string, page: PageById): RawBuilder<boolean> {
  if (partners === '{}') return sql<boolean>`id = any(${first}::int[])`
  const ofPartners = pageOf(sql`booking where partner_id = any(${partners}::uuid[])`, page)
  return sql<boolean>`id = any(array(select unnest(${first}::int[]) union ${ofPartners}))`
}
