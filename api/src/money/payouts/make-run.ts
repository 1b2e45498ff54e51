import { PAYOUTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { accountAt } from '#people/bank-accounts/bank-accounts.service.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { isFinalAt, isPayeeHeld } from './final-statements.ts'
import { PayoutRun, type PayoutRunRow } from './payout-run.entity.ts'
import { PayoutStatement, type PayoutStatementRow } from './payout-statement.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Payments in one file: what a bank takes at once, and one transaction locks. */
const MOST_PAYMENTS = 1000

/**
 * Puts everything that is due, final, and has an account that holds, into one run; what is more than a file holds waits for the next one. Above a sum a second person releases it; else it is
 * released at once.
 * @throws Problem PAYOUT_MOVED
 */
export async function makeRun(
  em: EntityManager,
  madeBy: string,
  executionDate: string,
  now: Date,
): Promise<PayoutRunRow> {
  const due = await findRows(
    em,
    PayoutStatement,
    // Those whose account is not known would stand before all others for ever.
    sql`where state = 'due' and ${isFinalAt(now)} and not ${isPayeeHeld()} and exists (
        select 1 from bank_account a where a.owner_kind = payout_statement.payee_kind
          and a.owner_id = payout_statement.payee_id and a.holds_from <= ${now})
      order by issued_at, id limit ${MOST_PAYMENTS}`,
  )
  const id = randomUUID()
  const ordered: PayoutStatementRow[] = []
  for (const { id: statementId } of due) {
    const statement = await order(em, statementId, id, now)
    if (statement) ordered.push(statement)
  }
  if (ordered.length === 0) throw new Problem('PAYOUT_MOVED', sentence('nothingDue'))
  const totalCents = ordered.reduce((sum, { payoutCents }) => sum + payoutCents, 0)
  return insertRow(em, PayoutRun, {
    id,
    state: totalCents > PAYOUTS.secondPersonCents ? 'made' : 'released',
    totalCents,
    payments: ordered.length,
    executionDate,
    madeBy,
    madeAt: now,
    releasedBy: null,
    releasedAt: null,
    endedAt: null,
  })
}

/** Orders one payment to the account that holds now. Another run may have been quicker. */
async function order(em: EntityManager, statementId: string, runId: string, now: Date) {
  const statement = await lockRow(
    em,
    PayoutStatement,
    sql`id = ${statementId} and state = 'due' and ${isFinalAt(now)} and not ${isPayeeHeld()}`,
  )
  if (!statement) return null
  const account = await accountAt(em, { ownerKind: statement.payeeKind, ownerId: statement.payeeId }, now)
  if (!account) return null
  const { iban, holder, city, countryCode } = account
  Object.assign(statement, {
    state: 'ordered',
    runId,
    iban,
    holder,
    city: city ?? null,
    countryCode: countryCode ?? null,
  })
  await saveRow(em, PayoutStatement, statement)
  return statement
}
