import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeSurplusPages } from '#bookings/settlement/close-surplus-pages.ts'
import { reconcile } from '#bookings/settlement/reconcile.ts'
import { database, valueOf } from '../support/accounts.ts'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { behind } from '../support/behind.ts'
import {
  balanceOf,
  bookBy,
  bookingOf,
  expectSound,
  HOUR,
  travellerWith,
  type Schemas,
} from '../support/money.ts'
import { callbackBody, ledger, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { newPromo } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, trip, until } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client } = await newTraveller(service.url))
})

const booked = async () => (await bookBy(client, trip(service.clock.now))).body.booking
const payAgain = (bookingId: number, prepaymentPercent: number) =>
  client.call('POST', '/api/payments/create', {
    bookingId,
    firstName: 'Ada',
    lastName: 'Kowalska',
    email: 'ada@example.com',
    prepaymentPercent,
  })
const say = async (session: { id: string; amount_cents: number } | undefined, outcome: string) => {
  if (!session) throw new Error('There is no such session.')
  const event = { ...callbackBody(session, 'paid'), type: `payment.${outcome}` }
  expect((await sendCallback(service, event)).status).toBe(200)
}
const jobsOf = (bookingId: number) =>
  valueOf(
    service,
    sql<{ value: number }>`select count(*)::int as value from jobs.job
      where name = 'close-payment-pages' and (data ->> 'bookingId')::int = ${bookingId}`,
  )

/** A booking with two pages: the older is about to be closed, and a payment on it is faster than that. */
const twoPages = async (percent = 50) => {
  const { id } = await booked()
  await payAgain(id, percent)
  await until(
    () => paymentsOf(service, id),
    ([old]) => old?.status === 'expired',
  )
  await sql`update payment_session set status = 'open' where booking_id = ${id}`.execute(database(service))
  const [old, fresh] = await paymentsOf(service, id)
  return { id, old, fresh }
}

describe('a payment that clears later', () => {
  it('closes the other page of its booking, which would take the money twice', async () => {
    const { id, old } = await twoPages()
    const before = await jobsOf(id)
    await say(old, 'processing')
    expect(await jobsOf(id)).toBe((before ?? 0) + 1)
    await closeSurplusPages(service.context, { bookingId: id, except: null })
    expect((await paymentsOf(service, id)).map(({ status }) => status)).toEqual(['processing', 'expired'])
    expect((await bookingOf(client, id)).paymentStatus).toBe('processing')
  })

  it('is still awaited when another of its booking is declined', async () => {
    const { id, old, fresh } = await twoPages()
    await say(old, 'processing')
    await say(fresh, 'processing')
    await say(old, 'declined')
    expect((await bookingOf(client, id)).paymentStatus).toBe('processing')
    await say(fresh, 'declined')
    expect((await bookingOf(client, id)).paymentStatus).toBe('failed')
  })
})

describe('a payment that tells its card', () => {
  it('does not cross one who pays at the same moment', async () => {
    await newPromo(service, { code: 'ONCE-BY-CARD', percent: 10, max_uses_per_traveller: 1 })
    const { id } = await booked()
    const [session] = await paymentsOf(service, id)
    if (!session) throw new Error('The booking has no payment session.')
    const event = { ...callbackBody(session, 'paid'), card: 'sandbox a' }
    const lock = sql`select 1 from booking where id = ${id} for no key update`
    const both = [() => sendCallback(service, event), () => payAgain(id, 100)]
    // Each waited for what the other held, and PostgreSQL ended one of them.
    expect(await behind(service, lock, ...both)).toEqual([200, 409])
    expect((await bookingOf(client, id)).paymentStatus).toBe('completed')
  })
})

describe('money that was not waited for', () => {
  const paidBy = (session: { id: string; amount_cents: number } | undefined) => say(session, 'paid')

  it('from an older page that asked for all of the price leaves nothing for the driver', async () => {
    const { id, old, fresh } = await twoPages(30)
    await paidBy(old)
    await paidBy(fresh)
    const { totalPriceCents, ...rest } = await bookingOf(client, id)
    expect(rest).toMatchObject({ paidCents: totalPriceCents, dueToCarrierCents: 0, status: 'confirmed' })
    expect(await balanceOf(client)).toBe(fresh?.amount_cents)
    await expectSound(service)
  })

  it('for a cancelled booking stands in its figures, its preview and its trail', async () => {
    const { id, totalPriceCents: cents } = await booked()
    const [session] = await paymentsOf(service, id)
    await client.call('POST', `/api/bookings/${id}/cancellation`, {})
    await paidBy(session)
    expect(await bookingOf(client, id)).toMatchObject({ refundedCents: cents, paidCents: 0 })
    const preview = await client.call('GET', `/api/bookings/${id}/cancellation`)
    expect(preview.body).toMatchObject({ refundCents: cents, keptCents: 0 })
    const { body } = await admin.call<Schemas['AuditTrail']>('GET', `/api/admin/bookings/${id}/events`)
    const steps = body.events.map(({ kind, amountCents }) => [kind, amountCents])
    expect(steps).toEqual([
      ['BOOKED', null],
      ['CANCELLED', null],
      ['PAID', cents],
      ['REFUNDED', -cents],
    ])
  })
})

describe('a session that fell silent', () => {
  it('is asked about less and less often, also while its gateway is off', async () => {
    const { id } = await booked()
    await sql`update payment_session set gateway = 'stripe', look_at = ${service.clock.now}, looks = 6
      where booking_id = ${id}`.execute(database(service))
    await reconcile(service.context)
    const next = await valueOf(
      service,
      sql<{ value: Date }>`select look_at as value from payment_session where booking_id = ${id}`,
    )
    expect(new Date(String(next)).getTime() - service.clock.now.getTime()).toBe(3 * HOUR)
  })
})

describe('the end of an account', () => {
  it('gives back what was set aside for a journey that was confirmed and never paid', async () => {
    const rich = await travellerWith(service, admin, 5_000)
    const { id } = (await bookBy(rich.client, trip(service.clock.now), { balanceCents: 5_000 })).body.booking
    await admin.call('PATCH', `/api/admin/bookings/${id}/status`, { status: 'confirmed' })
    await sql`update booking set pickup_at = pickup_at - interval '30 days', status = 'completed'
      where user_id = ${rich.userId} and id <> ${id}`.execute(database(service))
    const gone = await rich.client.call('POST', '/api/account/deletion', { password: PASSWORD })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect((await ledger(service)).get(`booking:${id}`)).toBe(0)
    const { body } = await admin.call<{ reviews: { id: string; amountCents: number; why: string }[] }>(
      'GET',
      '/api/admin/payment-reviews',
    )
    // The last of them: accounts of other tests have ended too.
    const left = body.reviews.filter(({ why }) => why === 'ACCOUNT_GONE').at(-1)
    expect(left).toMatchObject({ amountCents: 5_000 })
    // It did come: nobody can say that it never was, and take it off the bank.
    const path = `/api/admin/payment-reviews/${left?.id}/resolution`
    const denied = await admin.call('POST', path, { resolution: 'nothing-received' })
    expectProblem(denied, { code: 'RULE_VIOLATION' })
    expect((await admin.call('POST', path, { resolution: 'returned' })).status).toBe(200)
    await expectSound(service)
  })
})
