import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import type { PaymentAnswer } from './bank-answer.ts'
import { payStatement } from './decide-run.ts'
import { PayoutRun } from './payout-run.entity.ts'
import { PayoutStatement, type PayoutStatementRow } from './payout-statement.entity.ts'
import { giveBack } from './return-payout.ts'

/** What came of an answer. `known` was so before; `unlike` is of another sum; `unfit` does not fit how the payment stands; `foreign` is none of ours. */
export type AppliedOutcome = 'paid' | 'returned' | 'known' | 'unlike' | 'unfit' | 'foreign'

export interface Applied {
  outcome: AppliedOutcome
  /** The payment; null for none of ours. */
  statement: PayoutStatementRow | null
  reason: string | null
}

/**
 * Does what a bank says of our payments, each once, however often its file is read: what it paid leaves the bank in the books, what it
 * rejected or sent back is the payee's again. A run of which nothing is left with the bank has ended.
 */
export async function applyBankAnswer(
  em: EntityManager,
  answers: readonly PaymentAnswer[],
  now: Date,
): Promise<Applied[]> {
  const meant: { answer: PaymentAnswer; known: PayoutStatementRow[] }[] = []
  for (const answer of answers) meant.push({ answer, known: await meantBy(em, answer) })
  const runIds = new Set(meant.flatMap(({ known }) => known.flatMap(({ runId }) => runId ?? [])))
  // Runs before what is in them, as whoever decides on one locks them.
  for (const runId of [...runIds].toSorted()) await lockRow(em, PayoutRun, sql`id = ${runId}`)
  const applied: Applied[] = []
  for (const { answer, known } of meant) {
    if (known.length === 0) applied.push({ outcome: 'foreign', statement: null, reason: null })
    for (const { id } of known) applied.push(await applyOne(em, id, answer, now))
  }
  for (const runId of runIds) await endRun(em, runId, now)
  return applied
}

/** A UUID as the file to the bank writes it, and back. */
const uuidOf = (id: string | null) =>
  id !== null && /^[0-9a-f]{32}$/i.test(id)
    ? id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null

/** The statements that an answer is about: one, or all of a run. */
async function meantBy(
  em: EntityManager,
  { endToEndId, messageId }: PaymentAnswer,
): Promise<PayoutStatementRow[]> {
  const id = uuidOf(endToEndId)
  const runId = uuidOf(messageId)
  if (endToEndId !== null) return id ? findRows(em, PayoutStatement, sql`where id = ${id}`) : []
  return runId ? findRows(em, PayoutStatement, sql`where run_id = ${runId} order by id`) : []
}

async function applyOne(em: EntityManager, id: string, answer: PaymentAnswer, now: Date): Promise<Applied> {
  const statement = await lockRow(em, PayoutStatement, sql`id = ${id}`)
  const { reason } = answer
  const such = (outcome: AppliedOutcome): Applied => ({ outcome, statement, reason })
  if (!statement) return such('foreign')
  if (answer.amountCents !== null && answer.amountCents !== statement.payoutCents) return such('unlike')
  const { state } = statement
  if (answer.outcome === 'paid') {
    if (state === 'paid' || state === 'returned') return such('known')
    if (state !== 'ordered' || !(await isReleased(em, statement))) return such('unfit')
    await payStatement(em, statement, now)
    return such('paid')
  }
  if (state === 'returned') return such('known')
  // A bank that rejects what it paid means its order, not its return.
  const isFit = state === 'ordered' || (state === 'paid' && answer.outcome === 'returned')
  if (!isFit || !(await isReleased(em, statement))) return such('unfit')
  await giveBack(em, statement, now)
  return such('returned')
}

/** Whether its run went to the bank: of any other the bank cannot know. */
async function isReleased(em: EntityManager, { runId }: PayoutStatementRow): Promise<boolean> {
  const run = runId ? await findRow(em, PayoutRun, { id: runId }) : null
  return run?.state === 'released' || run?.state === 'paid'
}

async function endRun(em: EntityManager, id: string, now: Date): Promise<void> {
  const run = await lockRow(em, PayoutRun, sql`id = ${id} and state = 'released'`)
  if (!run) return
  const left = await findRows(em, PayoutStatement, sql`where run_id = ${id} and state = 'ordered' limit 1`)
  if (left.length > 0) return
  run.state = 'paid'
  run.endedAt = now
  await saveRow(em, PayoutRun, run)
}
