import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRows } from '#platform/database/rows.ts'
import { carrierAccount, partnerAccount } from '../ledger/accounts.ts'
import type { Entry } from '../ledger/ledger.service.ts'
import { EarningLine, type EarningKind, type EarningRule, type PayeeKind } from './earning-line.entity.ts'

/** Somebody who earns with us. */
export interface Payee {
  kind: PayeeKind
  id: string
}

/** A line before it is written. */
export interface Earned {
  payee: Payee
  kind: EarningKind
  rule: EarningRule
  rideId: string | null
  baseCents: number
  percent: number
  amountCents: number
  payableAt: Date
  /** Of a line that a statement makes itself. */
  statementId?: string
  /** Of the VAT of a self-billed invoice. */
  selfBilledId?: string
  /** Of a line that takes back another. */
  reversesId?: number
}

/** The account of the ledger that the lines of a payee add up to. */
export function payeeAccount({ kind, id }: Payee): string {
  return kind === 'carrier' ? carrierAccount(id) : partnerAccount(id)
}

/** The amount of a line, in cents: so many per cent of its base. */
export const partOf = (baseCents: number, percent: number): number => Math.round((baseCents * percent) / 100)

/** The ledger's side of lines: an entry for each payee. */
export function entriesOfLines(lines: readonly Earned[]): Entry[] {
  const sums = new Map<string, number>()
  for (const { payee, amountCents } of lines) {
    const account = payeeAccount(payee)
    sums.set(account, (sums.get(account) ?? 0) - amountCents)
  }
  return [...sums].map(([account, amountCents]) => ({ account, amountCents }))
}

/** Writes the lines of a posting, in its transaction. */
export async function writeLines(
  em: EntityManager,
  { postingId, bookingId }: { postingId: string; bookingId: number | null },
  lines: readonly Earned[],
  now: Date,
): Promise<void> {
  const rows = lines.map(({ payee, ...line }) => ({
    payeeKind: payee.kind,
    payeeId: payee.id,
    bookingId,
    postingId,
    createdAt: now,
    ...line,
  }))
  await insertRows(em, EarningLine, rows)
}

/**
 * Takes back the lines of a posting by lines of their own, which become payable when those do: what is pending still is never
 * paid out, and what was paid out is taken off the next statement.
 */
export async function reverseLines(
  em: EntityManager,
  { from, by }: { from: string; by: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into earning_line (payee_kind, payee_id, kind, rule, booking_id, ride_id, posting_id, base_cents, percent,
      amount_cents, payable_at, created_at, reverses_id)
    select payee_kind, payee_id, 'reversal', rule, booking_id, ride_id, ${by}, -base_cents, percent, -amount_cents,
      payable_at, ${now}, id
    from earning_line where posting_id = ${from} order by id`.execute(em.getKysely())
}
