import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { EarningLine } from '../earnings/earning-line.entity.ts'
import { entriesOfLines, writeLines, type Earned, type Payee } from '../earnings/earning-lines.service.ts'
import { COMPANY } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { issueBills, type BillingTerms } from '../self-billing/issue-bills.ts'
import { closeStatement } from './close-statement.ts'
import { lockPayouts, takePayout } from './issue-statement.ts'
import { PayoutStatement, type PayoutStatementRow } from './payout-statement.entity.ts'
import type { StatementObjectionRow } from './statement-objection.entity.ts'
import { lockPenalty } from './waive-penalty.ts'

interface Correction {
  /** In cents of EUR, out of the company's part. */
  amountCents: number
  bookingId: number | null
}

/**
 * Posts what an objection was granted, in the caller's transaction: on the statement itself while nothing of it is with the bank
 * and it is the payee's last, so that what is paid is right; else it comes with the next one. A partner that agreed to it is invoiced for in its name there.
 * @throws Problem PAYOUT_MOVED for a penalty that was waived already, RULE_VIOLATION for more than the penalty was
 */
export async function correctStatement(
  em: EntityManager,
  objection: StatementObjectionRow,
  { amountCents, bookingId }: Correction,
  now: Date,
  terms: BillingTerms,
): Promise<void> {
  const payee: Payee = { kind: objection.payeeKind, id: objection.payeeId }
  await lockPayouts(em, payee)
  const statement = await openStatement(em, objection.statementId, payee)
  const line: Earned = {
    payee,
    kind: 'correction',
    rule: 'objection',
    rideId: null,
    baseCents: amountCents,
    percent: 100,
    amountCents,
    payableAt: now,
    ...(await takenBack(em, objection, amountCents)),
    ...(statement && { statementId: statement.id }),
  }
  const entries = [...entriesOfLines([line]), { account: COMPANY, amountCents }]
  const reference = `objection:${objection.id}`
  const postingId = await post(em, { reference, kind: 'CORRECTION', bookingId, entries }, now)
  await writeLines(em, { postingId, bookingId }, [line], now)
  if (!statement) return
  const billed = { id: statement.id, partnerId: payee.id, periodFrom: statement.periodFrom }
  const vatCents =
    payee.kind === 'partner' ? await issueBills(em, billed, sql`l.posting_id = ${postingId}`, terms, now) : 0
  await closeAgain(em, payee, statement, amountCents + vatCents, objection.id, now)
}

/** The statement, locked, where it may still change. */
async function openStatement(
  em: EntityManager,
  id: string,
  payee: Payee,
): Promise<PayoutStatementRow | undefined> {
  const [last] = await findRows(
    em,
    PayoutStatement,
    sql`where payee_kind = ${payee.kind} and payee_id = ${payee.id} order by period_from desc limit 1`,
  )
  if (last?.id !== id) return undefined
  const statement = await lockRow(em, PayoutStatement, sql`id = ${id} and state in ('due', 'carried')`)
  return statement ?? undefined
}

/** A penalty that is given back is waived, and cannot be once more. */
async function takenBack(
  em: EntityManager,
  { lineId }: StatementObjectionRow,
  amountCents: number,
): Promise<{ reversesId?: number }> {
  const line = lineId ? await findRow(em, EarningLine, { id: lineId }) : null
  if (line?.kind !== 'penalty') return {}
  const penalty = await lockPenalty(em, line.id)
  if (amountCents > -penalty.amountCents)
    throw new Problem(
      'RULE_VIOLATION',
      sentence('correctionAbovePenalty', { mostCents: -penalty.amountCents }),
    )
  return { reversesId: penalty.id }
}

/** Draws the line under a locked statement anew: what is paid is all that has come together, above the least that is paid. */
async function closeAgain(
  em: EntityManager,
  payee: Payee,
  statement: PayoutStatementRow,
  amountCents: number,
  objectionId: string,
  now: Date,
): Promise<void> {
  const sums = closeStatement(statement.openingCents, [statement.earnedCents, amountCents])
  const more = sums.payoutCents - statement.payoutCents
  if (more > 0) {
    const reference = `payout:${statement.id}:${objectionId}`
    await takePayout(em, payee, { statementId: statement.id, reference, cents: more }, now)
  }
  Object.assign(statement, sums, { state: sums.payoutCents > 0 ? 'due' : 'carried' })
  await saveRow(em, PayoutStatement, statement)
}
