import { INVOICING } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { isOverdue } from './overdue.ts'
import type { PartnerInvoiceRow } from './partner-invoice.entity.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

type Schemas = components['schemas']
type Row = Pick<
  PartnerInvoiceRow,
  'id' | 'number' | 'partnerId' | 'totalCents' | 'openCents' | 'dueOn' | 'reminders' | 'language' | 'buyer'
> & { partnerName: string; periodFrom: string; issuedAt: string; settledAt: string | null }

/** An invoice with what its papers need beside the contract's view. */
export interface FoundInvoice {
  invoice: Schemas['Invoice']
  /** The first of them. */
  lines: Schemas['InvoiceLine'][]
  lineCount: number
  paper: Pick<PartnerInvoiceRow, 'language' | 'buyer'>
}

const ORDER = { table: 'partner_invoice', columns: ['issued_at', 'id'], isDescending: true }

interface Wanted {
  partnerId?: string | undefined
  state?: Schemas['InvoiceState'] | undefined
  limit?: number | undefined
  before?: string | undefined
}

/** Invoices, the newest first, a page by key. */
export async function listInvoices(
  em: EntityManager,
  { partnerId, state, limit = 50, before }: Wanted,
  now: Date,
): Promise<Schemas['InvoiceList']> {
  const conditions = [
    ...(partnerId ? [sql`partner_id = ${partnerId}`] : []),
    ...(state ? [STATES[state](now)] : []),
  ]
  const page = sql`(select * from partner_invoice i ${keysetPage(conditions, ORDER, { limit, before })}) i`
  const { rows, next } = pageOf(await read(em, page, sql`order by i.issued_at desc, i.id desc`), limit)
  return { invoices: rows.map((row) => view(row, now)), next }
}

/** An invoice with its lines; null where there is none, or another's. */
export async function findInvoice(
  em: EntityManager,
  id: string,
  partnerId: string | undefined,
  now: Date,
  mostLines: number = INVOICING.linesShown,
): Promise<FoundInvoice | null> {
  const own = partnerId ? sql`and i.partner_id = ${partnerId}` : sql``
  const [row] = await read(em, sql`partner_invoice i`, sql`where i.id = ${id} ${own}`)
  if (!row) return null
  const { language, buyer } = row
  const { lines, lineCount } = await linesOf(em, id, mostLines)
  return { invoice: view(row, now), lines, lineCount, paper: { language, buyer } }
}

const STATES: Record<Schemas['InvoiceState'], (now: Date) => RawBuilder<unknown>> = {
  open: (now) => sql`open_cents <> 0 and not ${isOverdue(now)}`,
  overdue: isOverdue,
  settled: () => sql`open_cents = 0`,
}

async function read(em: EntityManager, from: RawBuilder<unknown>, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.id, i.number, i.partner_id as "partnerId", coalesce(p.legal_name, p.name) as "partnerName",
      i.period_from as "periodFrom", i.total_cents as "totalCents", i.open_cents as "openCents",
      i.due_on::text as "dueOn", i.reminders, i.language, i.buyer, i.issued_at as "issuedAt", i.settled_at as "settledAt"
    from ${from} join partner p on p.id = i.partner_id ${rest}`.execute(em.getKysely())
  return rows
}

function view(row: Row, now: Date): Schemas['Invoice'] {
  const { periodFrom, issuedAt, settledAt, language: _, buyer: __, ...rest } = row
  const { openCents, dueOn } = row
  const open = openCents > 0 && dueOn < utcDay(now) ? 'overdue' : 'open'
  return {
    ...rest,
    kind: row.totalCents < 0 ? 'credit-note' : 'invoice',
    month: new Date(periodFrom).toISOString().slice(0, 7),
    state: openCents === 0 ? 'settled' : open,
    currency: 'EUR',
    issuedAt: new Date(issuedAt).toISOString(),
    settledAt: settledAt === null ? null : new Date(settledAt).toISOString(),
  }
}

/** Of a guest only the initials: the partner knows the booking by its own name for it. Its own people are named. Nothing of who was removed. */
async function linesOf(em: EntityManager, invoiceId: string, most: number) {
  type LineRow = Omit<Schemas['InvoiceLine'], 'createdAt'> & { createdAt: string; count: number }
  const { rows } = await sql<LineRow>`
    select l.id, l.kind, l.booking_id as "bookingId", b.booking_number as "bookingNumber",
      g.external_reference as "externalReference", b.pickup_date as "pickupDate",
      case when u.id is null or u.erased_at is not null then null
        else upper(left(u.first_name, 1) || left(u.last_name, 1)) end as initials,
      case when b.is_guests or u.erased_at is not null then null
        else concat_ws(' ', u.first_name, u.last_name) end as traveller,
      b.cost_reference as "costReference",
      l.amount_cents as "amountCents", l.created_at as "createdAt",
      count(*) over ()::int as count
    from receivable_line l left join booking b on b.id = l.booking_id
      left join guest_booking g on g.booking_id = l.booking_id left join app_user u on u.id = b.user_id
    where l.invoice_id = ${invoiceId} order by l.id limit ${most}`.execute(em.getKysely())
  const lines = rows.map((row) => {
    const { count: _, createdAt, ...line } = row
    return { ...line, createdAt: new Date(createdAt).toISOString() }
  })
  return { lines, lineCount: rows[0]?.count ?? 0 }
}
