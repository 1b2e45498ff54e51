import type { components } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { payeeAccount, type Payee } from '../earnings/earning-lines.service.ts'
import { standing } from '../ledger/ledger.service.ts'

type Schemas = components['schemas']
type Line = Schemas['EarningLine']

/** Lines of one answer. */
const MOST_LINES = 1000

/** The lines that a condition over `l` names, as the contract shows them. */
async function readLines(em: EntityManager, where: RawBuilder<unknown>, now: Date): Promise<Line[]> {
  const { rows } = await sql<
    Omit<Line, 'payableAt' | 'createdAt'> & { payableAt: string; createdAt: string }
  >`
    select l.id, l.kind, l.rule, b.booking_number as "bookingNumber", l.ride_id as "rideId", l.base_cents as "baseCents",
      l.percent, l.amount_cents as "amountCents", l.payable_at as "payableAt", l.created_at as "createdAt",
      l.statement_id as "statementId",
      case when l.statement_id is not null then 'stated' when l.payable_at > ${now} then 'pending' else 'payable' end as state
    from earning_line l left join booking b on b.id = l.booking_id ${where}`.execute(em.getKysely())
  return rows.map((row) => ({
    ...row,
    payableAt: new Date(row.payableAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  }))
}

/** What a payee has earned and not been paid, and line by line why, the newest first. */
export async function earningsOf(
  em: EntityManager,
  payee: Payee,
  { limit = 50, before }: { limit?: number | undefined; before?: number | undefined },
  now: Date,
): Promise<Schemas['Earnings']> {
  const of = sql`where l.payee_kind = ${payee.kind} and l.payee_id = ${payee.id}`
  const older = before === undefined ? sql`` : sql`and l.id < ${before}`
  const lines = await readLines(em, sql`${of} ${older} order by l.id desc limit ${limit + 1}`, now)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.amount_cents), 0)::int as cents from earning_line l ${of}
      and l.statement_id is null and l.payable_at > ${now}`.execute(em.getKysely())
  const shown = lines.slice(0, limit)
  return {
    balanceCents: 0 - (await standing(em, payeeAccount(payee))),
    pendingCents: rows[0]?.cents ?? 0,
    lines: shown,
    next: lines.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** The lines of a statement, in the order they were written. */
export const linesOfStatement = (em: EntityManager, id: string, now: Date, most = MOST_LINES) =>
  readLines(em, sql`where l.statement_id = ${id} order by l.id limit ${most}`, now)
