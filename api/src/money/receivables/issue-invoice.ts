import { MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { invoicePartyOf } from '#people/partners/invoice-party.ts'
import { Partner } from '#people/partners/partner.entity.ts'
import type { Period } from '../payouts/close-statement.ts'
import { lockCredit } from './partner-standing.ts'
import { PartnerInvoice, type PartnerInvoiceRow } from './partner-invoice.entity.ts'
import { settleOpen } from './settle-open.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/**
 * Issues the invoice of a partner for a month, once, in the caller's transaction: every line until its end that stands on none yet. Where
 * more goes back than was booked, it is a credit note, in the same series of numbers. Numbers have no holes, as a transaction that fails
 * takes its number with it.
 * @param language in which it is written
 * @returns null where there is nothing to say
 */
export async function issueInvoice(
  em: EntityManager,
  partnerId: string,
  { from, to }: Period,
  language: string,
  now: Date,
): Promise<PartnerInvoiceRow | null> {
  const credit = await lockCredit(em, partnerId)
  const partner = await findRow(em, Partner, { id: partnerId })
  if (!credit || !partner) return null
  const id = randomUUID()
  const { rows } = await sql<{ cents: number }>`
    update receivable_line set invoice_id = ${id}
    where partner_id = ${partnerId} and invoice_id is null and created_at < ${to}
    returning amount_cents as cents`.execute(em.getKysely())
  if (rows.length === 0) return null
  const totalCents = rows.reduce((sum, { cents }) => sum + cents, 0)
  const dueAt = new Date(now.getTime() + credit.daysToPay * MS_PER_DAY)
  const invoice = await insertRow(em, PartnerInvoice, {
    id,
    partnerId,
    number: await nextNumber(em, now.getUTCFullYear()),
    periodFrom: from,
    periodTo: to,
    totalCents,
    openCents: totalCents,
    buyer: invoicePartyOf(partner),
    language,
    issuedAt: now,
    dueOn: utcDay(dueAt),
    reminders: 0,
    settledAt: totalCents === 0 ? now : null,
  })
  await settleOpen(em, partnerId, now)
  return invoice
}

async function nextNumber(em: EntityManager, year: number): Promise<string> {
  const { rows } = await sql<{ number: number }>`
    insert into invoice_series (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = invoice_series.last_number + 1
    returning last_number as number`.execute(em.getKysely())
  return `FI-${year}-${String(rows[0]?.number ?? 0).padStart(6, '0')}`
}
