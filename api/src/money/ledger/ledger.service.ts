import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { pipeline } from '#platform/database/pipeline.ts'
import type { PostingKind } from './ledger.entity.ts'

export interface Entry {
  /** One of `accounts.ts`, such as `gateway:sandbox` or `booking:100001`. */
  account: string
  /** Positive is debit, negative is credit. */
  amountCents: number
}

export interface Posting {
  /** What happened, once. */
  reference: string
  kind: PostingKind
  bookingId: number | null
  entries: readonly Entry[]
}

/**
 * Posts one movement of money in the caller's transaction. The reference is unique: the same movement posted
 * twice fails the transaction that tried, by its next statement (`pipeline`).
 * @returns the posting's id
 * @throws Error when the entries do not add up to zero
 */
export async function post(em: EntityManager, posting: Posting, now: Date): Promise<string> {
  const { reference, kind, bookingId } = posting
  const entries = posting.entries.filter(({ amountCents }) => amountCents !== 0)
  const sum = entries.reduce((total, entry) => total + entry.amountCents, 0)
  if (sum !== 0) throw new Error(`The posting ${reference} is off by ${sum} cents.`)
  if (entries.length === 0) throw new Error(`The posting ${reference} moves nothing.`)
  const id = randomUUID()
  const values = entries.map(
    ({ account, amountCents }) =>
      sql`(${id}::uuid, ${account}, ${amountCents}::int, 'EUR', ${now}::timestamptz)`,
  )
  const statement = sql`
    with posting as (
      insert into ledger_posting (id, reference, kind, booking_id, created_at)
      values (${id}, ${reference}, ${kind}, ${bookingId}, ${now})
    )
    insert into ledger_entry (posting_id, account, amount_cents, currency, created_at) values ${sql.join(values)}`
  await pipeline(em, statement)
  return id
}

/** What an account stands at, in cents: positive is debit, negative is credit. */
export async function standing(em: EntityManager, account: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_cents), 0)::int as sum from ledger_entry where account = ${account}`.execute(
    em.getKysely(),
  )
  return rows[0]?.sum ?? 0
}

/** The entries of a posting. */
export async function entriesOf(em: EntityManager, postingId: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select account, amount_cents as "amountCents" from ledger_entry where posting_id = ${postingId} order by id`.execute(
    em.getKysely(),
  )
  return rows
}
