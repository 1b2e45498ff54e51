import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { BANK, PAYOUTS_DUE } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { PayoutRun, type PayoutRunRow, type RunState } from './payout-run.entity.ts'
import { PayoutStatement, type PayoutStatementRow } from './payout-statement.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

export type RunDecision = 'release' | 'paid' | 'drop'

/** From where what leads where. What went to the bank cannot be dropped by us once it was paid. */
const MOVES: Readonly<Record<RunDecision, { from: readonly RunState[]; to: RunState }>> = {
  release: { from: ['made'], to: 'released' },
  paid: { from: ['released'], to: 'paid' },
  drop: { from: ['made', 'released'], to: 'dropped' },
}

/**
 * Moves a run on, once. Whoever made it does not release it. Paid, the money leaves the bank in the books; dropped, everything in it is
 * due again.
 * @throws Problem NOT_FOUND, PAYOUT_MOVED, APPROVAL_OWN
 */
export async function decideRun(
  em: EntityManager,
  id: string,
  decision: RunDecision,
  by: string,
  now: Date,
): Promise<PayoutRunRow> {
  const run = await lockRow(em, PayoutRun, sql`id = ${id}`)
  if (!run) throw new Problem('NOT_FOUND', 'There is no such run of payments.')
  const { from, to } = MOVES[decision]
  if (!from.includes(run.state)) throw new Problem('PAYOUT_MOVED', sentence('standsElsewhere'))
  if (decision === 'drop') await assertNothingPaid(em, id)
  if (decision === 'release') {
    if (run.madeBy === by)
      throw new Problem(
        'APPROVAL_OWN',
        'You made these payments yourself: somebody else has to release them.',
      )
    run.releasedBy = by
    run.releasedAt = now
  } else run.endedAt = now
  run.state = to
  await saveRow(em, PayoutRun, run)
  if (decision === 'paid') await payAll(em, id, now)
  if (decision === 'drop')
    await sql`
      update payout_statement set state = 'due', run_id = null, iban = null, holder = null, city = null, country_code = null
      where run_id = ${id} and state = 'ordered'`.execute(em.getKysely())
  return run
}

async function payAll(em: EntityManager, runId: string, now: Date): Promise<void> {
  for (const { id } of await findRows(em, PayoutStatement, sql`where run_id = ${runId} order by id`)) {
    const statement = await lockRow(em, PayoutStatement, sql`id = ${id} and state = 'ordered'`)
    if (statement) await payStatement(em, statement, now)
  }
}

/** The money of a locked statement, which is ordered, leaves the bank in the books. */
export async function payStatement(
  em: EntityManager,
  statement: PayoutStatementRow,
  now: Date,
): Promise<void> {
  const entries = [
    { account: PAYOUTS_DUE, amountCents: statement.payoutCents },
    { account: BANK, amountCents: -statement.payoutCents },
  ]
  const reference = `payout-paid:${statement.id}`
  await post(em, { reference, kind: 'PAYOUT', bookingId: null, entries }, now)
  statement.state = 'paid'
  statement.paidAt = now
  await saveRow(em, PayoutStatement, statement)
}

/** Some of a run may be paid already, by what the bank answered: the rest of it goes on, and is not dropped. */
async function assertNothingPaid(em: EntityManager, id: string): Promise<void> {
  const [moved] = await findRows(
    em,
    PayoutStatement,
    sql`where run_id = ${id} and state in ('paid', 'returned') limit 1`,
  )
  if (moved) throw new Problem('PAYOUT_MOVED', sentence('payoutsAnswered'))
}
