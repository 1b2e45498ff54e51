import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { travellerAccount } from '#money/ledger/accounts.ts'
import type { PostingKind } from '#money/ledger/ledger.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { withinDays } from '#platform/database/days.ts'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { bookingWith } from './booking-with.ts'

type Schemas = components['schemas']
export type LedgerQuery = NonNullable<operations['listLedgerEntries']['parameters']['query']>

const ORDER = { table: 'ledger_entry', columns: ['created_at', 'id'], isDescending: true }

type LedgerPage = LedgerQuery & { limit: number }

interface Row {
  id: number
  postingId: string
  at: string
  kind: PostingKind
  reference: string
  account: string
  amountCents: number
  bookingId: number | null
  bookingNumber: string | null
}

/** A page of the entries of the books, the newest first. */
export async function listLedgerEntries(
  { orm }: Context,
  query: LedgerQuery,
): Promise<Schemas['LedgerEntryList']> {
  const { limit = 50 } = query
  const em = orm.em.fork()
  const { rows: found } = await sql<Row>`${await ledgerList(em, { ...query, limit })}`.execute(em.getKysely())
  const { rows, next } = pageOf(found, limit)
  return { entries: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })), next }
}

/** The statement that answers a query of the entries. */
export async function ledgerList(em: EntityManager, query: LedgerPage): Promise<RawBuilder<unknown>> {
  const { account, bookingId, userId, q } = query
  const conditions: RawBuilder<unknown>[] = [
    ...(account ? [sql`account = ${account}`] : []),
    ...(bookingId === undefined ? [] : [ofPostings(sql`booking_id = ${bookingId}`)]),
    ...(userId ? [sql`account = any(${accountsOf(userId)})`] : []),
    ...(q?.trim() ? [await postingWith(em, q, query)] : []),
    ...withinDays('created_at', query),
  ]
  return sql`
    select e.id, e.posting_id as "postingId", e.created_at as at, p.kind, p.reference, e.account,
      e.amount_cents as "amountCents", p.booking_id as "bookingId", b.booking_number as "bookingNumber"
    from (select * from ledger_entry ${keysetPage(conditions, ORDER, query)}) e
    join ledger_posting p on p.id = e.posting_id
    left join booking b on b.id = p.booking_id
    order by e.created_at desc, e.id desc`
}

// As an array: it is worked out first, and the entries are found by their index.
const ofPostings = (condition: RawBuilder<unknown>) =>
  sql`posting_id = any(array(select id from ledger_posting where ${condition}))`

/** A traveller's balances, and what is held for the bookings. */
function accountsOf(userId: string): RawBuilder<unknown> {
  const balances = [false, true].map((isTest) => travellerAccount({ userId, isTest }))
  return sql`${sql.val(balances)}::text[] || array(select 'booking:' || id from booking where user_id = ${userId})`
}

async function postingWith(em: EntityManager, q: string, query: LedgerPage): Promise<RawBuilder<unknown>> {
  const { ids, isThere } = await bookingWith(em, q)
  const { account, userId, bookingId } = query
  if (ids && (account || userId || bookingId !== undefined)) return ofPostings(sql`booking_id = any(${ids})`)
  if (ids) return sql`posting_id = any(array(${newestPostings(ids, query)}))`
  // As a value of each row, which no plan turns into a reading of all three tables: the list is walked until a page is full.
  return sql`coalesce((select (select ${isThere} from booking where booking.id = p.booking_id)
    from ledger_posting p where p.id = posting_id), false)`
}

/**
 * The movements of bookings that a page can show, however many these have had: each has an entry at least, and they are as old as their
 * entries. Of those as old as the entry before the page, all; of older ones as many as it holds, and what is as old as the last of them.
 */
function newestPostings(ids: RawBuilder<unknown>, query: LedgerPage): RawBuilder<unknown> {
  const { limit, before } = query
  const of = (...conditions: RawBuilder<unknown>[]) => {
    const all = [sql`booking_id = any(${ids})`, ...withinDays('created_at', query), ...conditions]
    return sql`select id from ledger_posting where ${sql.join(all, sql` and `)}`
  }
  const newest = (...conditions: RawBuilder<unknown>[]) =>
    sql`${of(...conditions)} order by created_at desc fetch first (${limit + 1}) rows with ties`
  if (before === undefined) return newest()
  const at = sql`(select created_at from ledger_entry where id = ${before})`
  return sql`(${of(sql`created_at = ${at}`)}) union all (${newest(sql`created_at < ${at}`)})`
}

/** A movement with all of its sides. @throws Problem NOT_FOUND */
export async function ledgerPosting({ orm }: Context, id: string): Promise<Schemas['LedgerPosting']> {
  const { rows } = await sql<Row>`
    select p.id as "postingId", p.created_at as at, p.kind, p.reference, e.account, e.amount_cents as "amountCents",
      p.booking_id as "bookingId", b.booking_number as "bookingNumber"
    from ledger_posting p join ledger_entry e on e.posting_id = p.id left join booking b on b.id = p.booking_id
    where p.id = ${id} order by e.id`.execute(orm.em.fork().getKysely())
  const [first] = rows
  if (!first) throw new Problem('NOT_FOUND', 'There is no such movement.')
  const { postingId, at, kind, reference, bookingId, bookingNumber } = first
  return {
    id: postingId,
    at: new Date(at).toISOString(),
    kind,
    reference,
    bookingId,
    bookingNumber,
    entries: rows.map(({ account, amountCents }) => ({ account, amountCents })),
  }
}
