import { sql } from 'kysely'
import { expect } from 'vitest'
import type { components } from '@fiacre/sdk/contract'
import { idOf } from './administrators.ts'
import { database } from './accounts.ts'
import type { TestClient } from './client.ts'
import { callbackBody, ledger, sendCallback } from './payment-callbacks.ts'
import type { TestService } from './service.ts'
import { newTraveller, quoteFor, trip } from './traveller.ts'

export type Schemas = components['schemas']
export type Booking = Schemas['Booking']
type Outcome = 'paid' | 'declined' | 'processing' | 'expired'

export const HOUR = 3_600_000

/** Books a trip in a certain way of paying. */
export async function bookBy(
  client: TestClient,
  request: Record<string, unknown>,
  how: Record<string, unknown> = {},
) {
  const { promoCode: _, ...asked } = request
  const quote = await quoteFor(client, request)
  const body = { ...asked, quoteId: quote.quoteId, totalPrice: quote.totalPrice.toFixed(2), ...how }
  return client.call<Schemas['BookingResult']>('POST', '/api/bookings', body)
}

/** The payment session that is open, or else the one that was, of a booking and its changes. */
export async function newestSession(service: TestService, bookingId: number) {
  const { rows } = await sql<{ id: string; status: string; amount_cents: number }>`
    select id, status, amount_cents from payment_session where booking_id = ${bookingId}
    order by status not in ('opening', 'open'), status = 'paid', created_at desc, attempt desc, id limit 1`.execute(
    database(service),
  )
  if (!rows[0]) throw new Error('The booking has no payment session.')
  return rows[0]
}

/** The gateway says what became of the newest session. */
export async function settleNewest(service: TestService, bookingId: number, outcome: Outcome = 'paid') {
  const body = callbackBody(await newestSession(service, bookingId), 'paid')
  const answer = await sendCallback(service, { ...body, type: `payment.${outcome}` })
  expect(answer.status).toBe(200)
}

export async function bookingOf(client: TestClient, id: number): Promise<Booking> {
  return (await client.call<Booking>('GET', `/api/bookings/${id}`)).body
}

/** A booking that was just paid, of a trip in three days. */
export async function paidBooking(
  service: TestService,
  client: TestClient,
  { request = {}, how = {} }: { request?: Record<string, unknown>; how?: Record<string, unknown> } = {},
): Promise<Booking> {
  const { body } = await bookBy(client, trip(service.clock.now, request), how)
  await settleNewest(service, body.booking.id)
  return bookingOf(client, body.booking.id)
}

export async function balanceOf(client: TestClient): Promise<number> {
  return (await client.call<Schemas['Balance']>('GET', '/api/account/balance')).body.amountCents
}

/** A traveller with money on the balance: a transfer that was too much. */
export async function travellerWith(service: TestService, admin: TestClient, cents: number) {
  const { client, email } = await newTraveller(service.url)
  const { body } = await bookBy(client, trip(service.clock.now), { paymentMethod: 'bank_transfer' })
  const { id, totalPriceCents } = body.booking
  await admin.call('POST', `/api/admin/bookings/${id}/payment`, {
    amountCents: totalPriceCents + cents,
    acceptExcess: true,
  })
  expect(await balanceOf(client)).toBe(cents)
  return { client, email, userId: await idOf(client) }
}

/** What must hold of all money at any time: nothing is lost, owed twice, or somewhere in between. */
export async function expectSound(service: TestService): Promise<void> {
  const accounts = await ledger(service)
  expect([...accounts.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0)
  expect(accounts.get('refunds') ?? 0).toBe(0)
  const { rows } = await sql<{ id: number; held: number }>`
    select id, case when earning_id is null then paid_cents else 0 end as held from booking`.execute(
    database(service),
  )
  const wrong = rows.filter(({ id, held }) => held !== 0 - (accounts.get(`booking:${id}`) ?? 0))
  expect(wrong, 'bookings whose account does not hold what was paid').toEqual([])
  const overdrawn = [...accounts].filter(
    ([account, cents]) => /^(test-)?traveller:/.test(account) && cents > 0,
  )
  expect(overdrawn, 'balances below zero').toEqual([])
  expect(
    await unexplainedDebts(service),
    'what partners owe that no line, invoice or payment explains',
  ).toEqual([])
  const { rows: billed } = await sql<{ cents: number }>`
    select coalesce(sum(vat_cents), 0)::int as cents from self_billed_invoice`.execute(database(service))
  expect(accounts.get('company:input-vat') ?? 0).toBe(billed[0]?.cents)
}

/** What is open of invoices, less money and notes that nothing has used, with the lines on no invoice yet, is what a partner's account has. */
async function unexplainedDebts(service: TestService) {
  const { rows } = await sql`
    select c.partner_id from partner_credit c where
      (select coalesce(sum(amount_cents), 0) from ledger_entry where account = 'receivable:' || c.partner_id) <>
      (select coalesce(sum(open_cents), 0) from partner_invoice where partner_id = c.partner_id) -
      (select coalesce(sum(left_cents), 0) from invoice_payment where partner_id = c.partner_id) +
      (select coalesce(sum(amount_cents), 0) from receivable_line where partner_id = c.partner_id and invoice_id is null)`.execute(
    database(service),
  )
  return rows
}
