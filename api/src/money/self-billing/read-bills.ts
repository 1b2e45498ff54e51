import type { components } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { SelfBilledInvoice, type SelfBilledInvoiceRow } from './self-billed-invoice.entity.ts'

type View = components['schemas']['SelfBilledInvoice']

/** A self-billed invoice; undefined where there is none, or another's. */
export async function findBill(
  em: EntityManager,
  id: string,
  partnerId: string | undefined,
): Promise<SelfBilledInvoiceRow | undefined> {
  const own = partnerId ? sql`and partner_id = ${partnerId}` : sql``
  const [row] = await read(em, sql`id = ${id} ${own}`)
  return row
}

/** The self-billed invoices of statements, by the statements' ids. */
export async function billsOfStatements(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, View[]>> {
  const bills = new Map<string, View[]>()
  if (ids.length === 0) return bills
  for (const row of await read(em, sql`statement_id in (${sql.join(ids)})`))
    bills.set(row.statementId, [...(bills.get(row.statementId) ?? []), view(row)])
  return bills
}

/** All of a partner's. */
export const billsOfPartner = async (em: EntityManager, partnerId: string): Promise<View[]> =>
  (await read(em, sql`partner_id = ${partnerId}`)).map(view)

const read = (em: EntityManager, where: RawBuilder<unknown>) =>
  findRows(em, SelfBilledInvoice, sql`where ${where} order by issued_at, number`)

function view({ id, number, treatment, netCents, vatCents, ...row }: SelfBilledInvoiceRow): View {
  return {
    id,
    number,
    kind: netCents < 0 ? 'credit-note' : 'invoice',
    treatment,
    netCents,
    vatPercent: row.vatPermille / 10,
    vatCents,
    grossCents: netCents + vatCents,
    corrects: row.corrects,
    issuedAt: row.issuedAt.toISOString(),
  }
}
