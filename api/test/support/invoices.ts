import { sql } from 'kysely'
import { INVOICING } from '@fiacre/sdk/rules'
import { issueInvoices } from '#money/receivables/invoice-jobs.ts'
import { database } from './accounts.ts'
import { TestClient } from './client.ts'
import type { Schemas } from './money.ts'
import { newPartner, partnerQuote } from './partners.ts'
import type { TestService } from './service.ts'
import { trip } from './traveller.ts'

const GUEST = {
  firstName: 'Maria',
  lastName: 'Kowalska',
  email: 'maria.invoice@example.com',
  countryCode: '+48',
  phoneNumber: '601 234 567',
}

type Answer = Schemas['GuestBooking'] & { code?: string }

/** A hotel that books on its monthly invoice, up to a limit. */
export async function newDebtor(service: TestService, limitCents: number) {
  const partner = await newPartner(service)
  const { id } = partner
  await sql`
    insert into partner_credit (partner_id, limit_cents, days_to_pay, set_at, set_by)
    values (${id}, ${limitCents}, ${INVOICING.daysToPay.usual}, now(), ${id})`.execute(database(service))
  const headers = { Authorization: `Bearer ${await partner.key('secret')}` }
  const call = <T>(method: string, path: string, body?: unknown, more: Record<string, string> = headers) =>
    new TestClient(service.url).call<T & { code?: string }>(method, path, body, more)
  const quote = () => partnerQuote(service, trip(service.clock.now), headers)
  return {
    id,
    key: (...of: Parameters<typeof partner.key>) => partner.key(...of),
    headers,
    call,
    quote,
    /** Books a price for a guest, on the invoice. */
    async book(more: Record<string, unknown> = {}) {
      const { quoteId } = await quote()
      const body = { quoteId, guest: GUEST, consent: true, payment: 'invoice', ...more }
      return call<Answer>('POST', '/api/guest-bookings', body)
    },
  }
}

export type Debtor = Awaited<ReturnType<typeof newDebtor>>

/** Lets what was booked be of the month before, which is over. */
export async function lastMonth(service: TestService, partnerId: string): Promise<void> {
  const { now } = service.clock
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 10))
  await sql`update receivable_line set created_at = ${day} where partner_id = ${partnerId} and invoice_id is null`.execute(
    database(service),
  )
}

/** The invoice of the month before, of all that a partner owes by now. */
export async function invoiceOfMonth(service: TestService, admin: TestClient, id: string) {
  await lastMonth(service, id)
  await issueInvoices(service.context)
  const { body } = await admin.call<Schemas['InvoiceList']>('GET', '/api/admin/invoices?limit=100')
  // The clock stands, so that several are issued in one instant: the last one is that of the highest number.
  const [found] = body.invoices
    .filter(({ partnerId }) => partnerId === id)
    .toSorted((one, other) => other.number.localeCompare(one.number))
  if (!found) throw new Error('no invoice was issued')
  return found
}
