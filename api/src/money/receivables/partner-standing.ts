import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow } from '#platform/database/rows.ts'
import { receivableAccount } from '../ledger/accounts.ts'
import { isOverdue } from './overdue.ts'
import { PartnerCredit, type PartnerCreditRow } from './partner-credit.entity.ts'

/** How a partner stands with us, in cents. */
export interface PartnerStanding {
  limitCents: number
  daysToPay: number
  /** All that it owes by the ledger, invoiced or not. */
  owedCents: number
  /** Of it, what stands on no invoice yet. */
  uninvoicedCents: number
  /** Of it, what is past its due date. */
  overdueCents: number
  /** The earliest due date that has passed; null for none. */
  overdueSince: string | null
}

/** Holds the credit of a partner until the transaction ends: it comes to owe more by one at a time. Null where none was agreed. */
export function lockCredit(em: EntityManager, partnerId: string): Promise<PartnerCreditRow | null> {
  return lockRow(em, PartnerCredit, sql`partner_id = ${partnerId}`)
}

/** A query's columns and tables that say how partners `c` with a credit stand. */
export function standingsAt(now: Date): {
  columns: RawBuilder<PartnerStanding>
  tables: RawBuilder<unknown>
} {
  return {
    columns: sql<PartnerStanding>`c.limit_cents as "limitCents", c.days_to_pay as "daysToPay",
      coalesce(owed.cents, 0)::int as "owedCents", coalesce(fresh.cents, 0)::int as "uninvoicedCents",
      coalesce(late.cents, 0)::int as "overdueCents", late.since as "overdueSince"`,
    tables: sql`partner_credit c
      left join lateral (select sum(e.amount_cents) as cents from ledger_entry e
        where e.account = ${receivableAccount('')}::text || c.partner_id) owed on true
      left join lateral (select sum(l.amount_cents) as cents from receivable_line l
        where l.partner_id = c.partner_id and l.invoice_id is null) fresh on true
      left join lateral (select sum(i.open_cents) as cents, min(i.due_on)::text as since from partner_invoice i
        where i.partner_id = c.partner_id and ${isOverdue(now)}) late on true`,
  }
}

/** How a partner stands, read in one look. Null where no credit was agreed. */
export async function standingOfPartner(
  em: EntityManager,
  partnerId: string,
  now: Date,
): Promise<PartnerStanding | null> {
  const { columns, tables } = standingsAt(now)
  const { rows } = await sql<PartnerStanding>`
    select ${columns} from ${tables} where c.partner_id = ${partnerId}`.execute(em.getKysely())
  return rows[0] ?? null
}
