import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { payeeAccount, writeLines, type Payee } from '../earnings/earning-lines.service.ts'
import { PAYOUTS_DUE } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { issueBills, type BillingTerms } from '../self-billing/issue-bills.ts'
import { closeStatement, type Period } from './close-statement.ts'
import { PayoutStatement, type PayoutStatementRow } from './payout-statement.entity.ts'

/**
 * Issues the statement of a payee for a month, once, in the caller's transaction: every line that became payable by its end and
 * stands on none yet. A partner that agreed to it is invoiced for in its name, with VAT where that is due. What is to be paid leaves the
 * payee's account for `payouts:due`.
 * @param terms who is invoiced; nobody where they are left out
 * @returns null where there is nothing to say, or it was issued before
 * @throws Error where lines and ledger differ: nothing is paid then
 */
export async function issueStatement(
  em: EntityManager,
  payee: Payee,
  { from, to }: Period,
  now: Date,
  terms?: BillingTerms,
): Promise<PayoutStatementRow | null> {
  await lockPayouts(em, payee)
  const [last] = await findRows(
    em,
    PayoutStatement,
    sql`where payee_kind = ${payee.kind} and payee_id = ${payee.id} order by period_from desc limit 1`,
  )
  if (last && last.periodFrom >= from) return null
  const id = randomUUID()
  const { rows } = await sql<{ cents: number }>`
    update earning_line set statement_id = ${id}
    where payee_kind = ${payee.kind} and payee_id = ${payee.id} and statement_id is null and payable_at < ${to}
    returning amount_cents as cents`.execute(em.getKysely())
  if (rows.length === 0) return null
  const vatCents =
    payee.kind === 'partner' && terms
      ? await issueBills(
          em,
          { id, partnerId: payee.id, periodFrom: from },
          sql`l.statement_id = ${id}`,
          terms,
          now,
        )
      : 0
  const sums = closeStatement(last?.closingCents ?? 0, [...rows.map(({ cents }) => cents), vatCents])
  const payout = { statementId: id, reference: `payout:${id}`, cents: sums.payoutCents }
  if (sums.payoutCents > 0) await takePayout(em, payee, payout, now)
  return insertRow(em, PayoutStatement, {
    id,
    payeeKind: payee.kind,
    payeeId: payee.id,
    periodFrom: from,
    periodTo: to,
    ...sums,
    pendingCents: await pendingBeside(em, payee, sums.closingCents),
    state: sums.payoutCents > 0 ? 'due' : 'carried',
    runId: null,
    iban: null,
    holder: null,
    city: null,
    countryCode: null,
    issuedAt: now,
    paidAt: null,
  })
}

/** Holds the statements of a payee until the transaction ends: they are drawn up, and corrected, by one at a time. */
export async function lockPayouts(em: EntityManager, payee: Payee): Promise<void> {
  const lock = `payouts of ${payee.kind} ${payee.id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(em.getKysely())
}

/** What is to be paid leaves the payee's account, by a line of the statement. */
export async function takePayout(
  em: EntityManager,
  payee: Payee,
  { statementId, reference, cents }: { statementId: string; reference: string; cents: number },
  now: Date,
): Promise<void> {
  const entries = [
    { account: payeeAccount(payee), amountCents: cents },
    { account: PAYOUTS_DUE, amountCents: -cents },
  ]
  const posting = { reference, kind: 'PAYOUT', bookingId: null, entries } as const
  const postingId = await post(em, posting, now)
  const line = {
    payee,
    kind: 'payout',
    rule: 'statement',
    rideId: null,
    baseCents: cents,
    percent: -100,
    amountCents: -cents,
    payableAt: now,
    statementId,
  } as const
  await writeLines(em, { postingId, bookingId: null }, [line], now)
}

/** What stands on no statement yet, in one look with the ledger: with what this one leaves, it is all that the account has. */
async function pendingBeside(em: EntityManager, payee: Payee, closingCents: number): Promise<number> {
  const { rows } = await sql<{ pending: number; account: number }>`
    select (select coalesce(sum(amount_cents), 0)::int from earning_line
        where payee_kind = ${payee.kind} and payee_id = ${payee.id} and statement_id is null) as pending,
      (select -coalesce(sum(amount_cents), 0)::int from ledger_entry where account = ${payeeAccount(payee)}) as account`.execute(
    em.getKysely(),
  )
  const { pending = 0, account = 0 } = rows[0] ?? {}
  if (pending + closingCents !== account)
    throw new Error(
      `${payeeAccount(payee)} stands at ${account}, its statement at ${pending + closingCents}.`,
    )
  return pending
}
