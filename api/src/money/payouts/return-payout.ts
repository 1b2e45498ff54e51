import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { payeeAccount, writeLines } from '../earnings/earning-lines.service.ts'
import { BANK, PAYOUTS_DUE } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { PayoutStatement, type PayoutStatementRow } from './payout-statement.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/**
 * The bank sent a payment back: the money is the payee's again, and comes with the next statement.
 * @throws Problem NOT_FOUND, PAYOUT_MOVED where it was not paid
 */
export async function returnPayout(em: EntityManager, id: string, now: Date): Promise<PayoutStatementRow> {
  const statement = await lockRow(em, PayoutStatement, sql`id = ${id}`)
  if (!statement) throw new Problem('NOT_FOUND', 'There is no such statement.')
  if (statement.state !== 'paid') throw new Problem('PAYOUT_MOVED', sentence('returnOfUnpaid'))
  return giveBack(em, statement, now)
}

/** Makes what a locked statement paid, or ordered, the payee's again: out of the bank, or before it was there. */
export async function giveBack(
  em: EntityManager,
  statement: PayoutStatementRow,
  now: Date,
): Promise<PayoutStatementRow> {
  const payee = { kind: statement.payeeKind, id: statement.payeeId }
  const cents = statement.payoutCents
  const entries = [
    { account: statement.state === 'ordered' ? PAYOUTS_DUE : BANK, amountCents: cents },
    { account: payeeAccount(payee), amountCents: -cents },
  ]
  const reference = `payout-returned:${statement.id}`
  const postingId = await post(em, { reference, kind: 'PAYOUT', bookingId: null, entries }, now)
  const line = {
    payee,
    kind: 'returned',
    rule: 'bank-returned',
    rideId: null,
    baseCents: cents,
    percent: 100,
    amountCents: cents,
    payableAt: now,
  } as const
  await writeLines(em, { postingId, bookingId: null }, [line], now)
  statement.state = 'returned'
  await saveRow(em, PayoutStatement, statement)
  return statement
}
