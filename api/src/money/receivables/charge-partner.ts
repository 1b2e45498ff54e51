import { INVOICING, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { receivableAccount } from '../ledger/accounts.ts'
import { lockCredit, standingOfPartner } from './partner-standing.ts'
import { ReceivableLine, type ReceivableKind } from './receivable-line.entity.ts'

/** Who owes: a partner, or its tests, which are no money. */
export interface Debtor {
  partnerId: string
  isTest: boolean
}

/** Something that a partner comes to owe, or owes no more. */
export interface ReceivableMove {
  bookingId: number
  kind: ReceivableKind
  amountCents: number
  /** That of the posting, in the same transaction. */
  reference: string
}

/**
 * Lets a partner owe so much more, under the lock of its credit, which is held until the caller's transaction ends: of any number that
 * come at once, only those that fit below the limit go on.
 * @throws Problem PAYMENT_METHOD_UNAVAILABLE where no credit was agreed, INVOICE_OVERDUE, CREDIT_LIMIT_REACHED
 */
export async function chargePartner(
  em: EntityManager,
  { partnerId, isTest }: Debtor,
  move: ReceivableMove,
  now: Date,
): Promise<void> {
  if (isTest) return assertTrial(em, partnerId, move.amountCents, now)
  const credit = await lockCredit(em, partnerId)
  const standing = credit && (await standingOfPartner(em, partnerId, now))
  if (!standing || standing.limitCents === 0) {
    const text = 'No monthly invoice was agreed with this partner. Let the guest pay by the link.'
    throw fieldProblem('PAYMENT_METHOD_UNAVAILABLE', 'payment', text)
  }
  if (standing.overdueSince !== null) {
    const text = `An invoice was due on ${standing.overdueSince} and is not paid. Nothing more goes on the invoice until it is.`
    throw new Problem('INVOICE_OVERDUE', text)
  }
  assertFits(standing.limitCents - standing.owedCents, move.amountCents)
  await writeMove(em, partnerId, move, now)
}

/** Takes back something of what a partner owes. Nobody has to wait for that. */
export async function creditPartner(
  em: EntityManager,
  { partnerId, isTest }: Debtor,
  move: ReceivableMove,
  now: Date,
): Promise<void> {
  if (!isTest) await writeMove(em, partnerId, { ...move, amountCents: -move.amountCents }, now)
}

async function writeMove(
  em: EntityManager,
  partnerId: string,
  move: ReceivableMove,
  now: Date,
): Promise<void> {
  await insertRow(em, ReceivableLine, { ...move, partnerId, invoiceId: null, createdAt: now })
}

/** What tests book is no money and stands on no invoice: it has a small limit of its own, each day. */
async function assertTrial(em: EntityManager, partnerId: string, cents: number, now: Date): Promise<void> {
  assertFits(INVOICING.trialCents - (await trialOwedCents(em, partnerId, now)), cents)
}

/** What the tests of a partner put on its invoice within a day and did not take back, in cents. */
export async function trialOwedCents(em: EntityManager, partnerId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - MS_PER_DAY)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry
    where account = ${receivableAccount(partnerId, true)} and created_at > ${since}`.execute(em.getKysely())
  return rows[0]?.cents ?? 0
}

function assertFits(leftCents: number, cents: number): void {
  if (cents <= leftCents) return
  const left = (Math.max(0, leftCents) / 100).toFixed(2)
  const text = `This costs €${(cents / 100).toFixed(2)}, and €${left} is left below the credit limit. Pay an invoice, or let the guest pay by the link.`
  throw new Problem('CREDIT_LIMIT_REACHED', text)
}
