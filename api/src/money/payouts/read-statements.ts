import type { components } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { Payee } from '../earnings/earning-lines.service.ts'
import { billsOfStatements } from '../self-billing/read-bills.ts'
import { objectionsUntil } from './final-statements.ts'
import { objectionsOf } from './object-to-statement.ts'
import { linesOfStatement } from './read-earnings.ts'
import type { PayoutStatementRow } from './payout-statement.entity.ts'
import { statementName } from './statement-name.ts'

type Schemas = components['schemas']
type Row = Pick<
  PayoutStatementRow,
  | 'id'
  | 'payeeKind'
  | 'payeeId'
  | 'openingCents'
  | 'earnedCents'
  | 'payoutCents'
  | 'closingCents'
  | 'pendingCents'
  | 'state'
> & {
  payeeName: string | null
  openObjections: number
  ibanEnd: string | null
  runId: string | null
  periodFrom: string
  issuedAt: string
  paidAt: string | null
}

const ORDER = { table: 'payout_statement', columns: ['issued_at', 'id'], isDescending: true }

interface Wanted {
  payee?: Payee
  state?: string | undefined
  limit?: number | undefined
  before?: string | undefined
}

/** Statements, the newest first, a page by key. */
export async function listStatements(
  em: EntityManager,
  { payee, state, limit = 50, before }: Wanted,
): Promise<Schemas['PayoutStatementList']> {
  const conditions = [
    ...(payee ? [sql`payee_kind = ${payee.kind} and payee_id = ${payee.id}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
  ]
  const page = sql`(select * from payout_statement ${keysetPage(conditions, ORDER, { limit, before })}) s`
  const { rows, next } = pageOf(await read(em, page, sql`order by s.issued_at desc, s.id desc`), limit)
  return { statements: await views(em, rows), next }
}

/** A statement with its lines; null where there is none, or another's. */
export async function findStatement(
  em: EntityManager,
  id: string,
  payee: Payee | undefined,
  now: Date,
): Promise<Schemas['PayoutStatementRecord'] | null> {
  const own = payee ? sql`and s.payee_kind = ${payee.kind} and s.payee_id = ${payee.id}` : sql``
  const [row] = await read(em, sql`payout_statement s`, sql`where s.id = ${id} ${own}`)
  if (!row) return null
  const [lines, objections] = [await linesOfStatement(em, id, now), await objectionsOf(em, id)]
  const [statement] = await views(em, [row])
  return statement ? { statement, lines, objections } : null
}

async function read(em: EntityManager, from: RawBuilder<unknown>, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.payee_kind as "payeeKind", s.payee_id as "payeeId", coalesce(c.legal_name, p.name) as "payeeName",
      s.period_from as "periodFrom", s.opening_cents as "openingCents", s.earned_cents as "earnedCents",
      s.payout_cents as "payoutCents", s.closing_cents as "closingCents", s.pending_cents as "pendingCents", s.state,
      s.run_id as "runId", right(s.iban, 4) as "ibanEnd", s.issued_at as "issuedAt", s.paid_at as "paidAt",
      (select count(*)::int from statement_objection o where o.statement_id = s.id and o.state = 'open') as "openObjections"
    from ${from} left join carrier c on s.payee_kind = 'carrier' and c.id = s.payee_id
      left join partner p on s.payee_kind = 'partner' and p.id = s.payee_id ${rest}`.execute(em.getKysely())
  return rows
}

async function views(em: EntityManager, rows: readonly Row[]): Promise<Schemas['PayoutStatement'][]> {
  const ofPartners = rows.filter(({ payeeKind }) => payeeKind === 'partner').map(({ id }) => id)
  const bills = await billsOfStatements(em, ofPartners)
  return rows.map((row) => view(row, bills.get(row.id) ?? []))
}

function view(
  { periodFrom, issuedAt, paidAt, payeeName, ...row }: Row,
  selfBilled: Schemas['SelfBilledInvoice'][],
): Schemas['PayoutStatement'] {
  const from = new Date(periodFrom)
  return {
    ...row,
    selfBilled,
    name: statementName({ id: row.id, periodFrom: from }),
    payeeName: payeeName ?? '',
    month: from.toISOString().slice(0, 7),
    issuedAt: new Date(issuedAt).toISOString(),
    objectionsUntil: objectionsUntil(new Date(issuedAt)).toISOString(),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
  }
}
