import { randomUUID } from 'node:crypto'
import type { EntityManager } from '../database/orm.ts'
import { LedgerEntry, LedgerPosting } from './ledger.entity.ts'

export interface Entry {
  /** Such as `gateway:sandbox` or `booking:100001`. */
  account: string
  /** Positive is debit, negative is credit. */
  amountCents: number
}

/**
 * Posts one movement of money in the caller's transaction. The reference is unique: the same movement posted
 * twice fails, and with it the transaction that tried.
 * @throws Error when the entries do not add up to zero
 */
export async function post(em: EntityManager, reference: string, entries: Entry[], now: Date): Promise<void> {
  const sum = entries.reduce((total, entry) => total + entry.amountCents, 0)
  if (sum !== 0) throw new Error(`The posting ${reference} is off by ${sum} cents.`)
  const postingId = randomUUID()
  await em.insert(LedgerPosting, { id: postingId, reference, createdAt: now })
  await em.insertMany(
    LedgerEntry,
    entries.map((entry) => ({ ...entry, postingId, currency: 'EUR' })),
  )
}
