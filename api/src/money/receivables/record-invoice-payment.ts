import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow, lockRow } from '#platform/database/rows.ts'
import { BANK, receivableAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { InvoicePayment } from './invoice-payment.entity.ts'
import { noSuchInvoice } from './no-such-invoice.ts'
import { lockCredit } from './partner-standing.ts'
import { PartnerInvoice, type PartnerInvoiceRow } from './partner-invoice.entity.ts'
import { settleOpen } from './settle-open.ts'

/** Money that came to our bank account for an invoice. */
export interface ArrivedPayment {
  invoiceId: string
  amountCents: number
  /** What the bank calls it, once. */
  bankReference: string
  /** `YYYY-MM-DD`. */
  receivedOn: string
}

/**
 * Holds an invoice, by the credit of its partner, until the transaction ends.
 * @throws Problem NOT_FOUND
 */
export async function lockInvoice(em: EntityManager, id: string): Promise<PartnerInvoiceRow> {
  const known = await findRow(em, PartnerInvoice, { id })
  if (known) await lockCredit(em, known.partnerId)
  const invoice = known && (await lockRow(em, PartnerInvoice, sql`id = ${id}`))
  if (!invoice) throw noSuchInvoice()
  return invoice
}

/**
 * Books what arrived for a locked invoice: it pays that one first, then others of the partner that are open, and what is left waits for the
 * next one.
 * @returns null where the bank's reference was booked before
 */
export async function recordInvoicePayment(
  em: EntityManager,
  { partnerId }: Pick<PartnerInvoiceRow, 'partnerId'>,
  { invoiceId, amountCents, bankReference, receivedOn }: ArrivedPayment,
  recordedBy: string,
  now: Date,
): Promise<string | null> {
  if (await findRow(em, InvoicePayment, { bankReference })) return null
  const id = randomUUID()
  const entries = [
    { account: BANK, amountCents },
    { account: receivableAccount(partnerId), amountCents: -amountCents },
  ]
  const posting = {
    reference: `invoice-payment:${id}`,
    kind: 'SETTLEMENT',
    bookingId: null,
    entries,
  } as const
  await post(em, posting, now)
  const payment = { id, partnerId, invoiceId, amountCents, leftCents: amountCents, bankReference, receivedOn }
  await insertRow(em, InvoicePayment, { ...payment, recordedBy, createdAt: now })
  await settleOpen(em, partnerId, now, invoiceId)
  return id
}
