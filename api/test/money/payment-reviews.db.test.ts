import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settle } from '#bookings/settlement/settle.service.ts'
import { atLength } from '../support/at-length.ts'
import { database } from '../support/accounts.ts'
import { administrator, ADMIN } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookBy, bookingOf, expectSound, newestSession, settleNewest } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { callbackBody, ledger, mailsOfKind, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let email: string
let booking: Schemas['Booking']
let session: { id: string; amount_cents: number }

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
  admin = await administrator(service)
  ;({ client, email } = await newTraveller(service.url))
})
beforeEach(async () => {
  booking = (await bookBy(client, trip(service.clock.now))).body.booking
  session = await newestSession(service, booking.id)
})
afterAll(() => service.close())

const reviews = async () =>
  (await admin.call<Schemas['PaymentReviewList']>('GET', '/api/admin/payment-reviews')).body.reviews
const resolve = (id: string, body: Record<string, unknown>) =>
  admin.call<Schemas['PaymentReview']>('POST', `/api/admin/payment-reviews/${id}/resolution`, body)
const suspense = async () => 0 - ((await ledger(service)).get('suspense') ?? 0)

/** Our sandbox sends euros alone; other gateways may send anything. */
async function tell(body: ReturnType<typeof callbackBody>): Promise<void> {
  const { type: _, createdAt: __, ...event } = body
  if (event.currency !== 'EUR') return settle(service.context, 'sandbox', { ...event, outcome: 'paid' })
  expect((await sendCallback(service, body)).status).toBe(200)
}

/** Something paid that does not fit. @returns what the list says of it */
async function park(more: Record<string, unknown>): Promise<Schemas['PaymentReview']> {
  const known = new Set((await reviews()).map(({ id }) => id))
  const body = { ...callbackBody(session, 'paid'), ...more }
  // However often it is told.
  for (const _ of [1, 2]) await tell(body)
  const fresh = (await reviews()).filter(({ id }) => !known.has(id))
  expect(fresh).toHaveLength(1)
  return fresh[0] as Schemas['PaymentReview']
}

describe('a payment that does not fit', () => {
  it('waits on the list with what is known of it, and confirms nothing', async () => {
    const [amountCents, before] = [booking.totalPriceCents, await suspense()]
    const none = { bookingId: null, bookingNumber: null, expectedCents: null, resolution: null }
    const about = { bookingId: booking.id, bookingNumber: booking.bookingNumber, expectedCents: amountCents }
    expect(await park({ sessionId: randomUUID() })).toMatchObject({ ...none, why: 'UNKNOWN_SESSION' })
    const wrong = await park({ amountCents: amountCents - 1 })
    expect(wrong).toMatchObject({ ...about, why: 'WRONG_AMOUNT', amountCents: amountCents - 1 })
    expect(await park({ amountCents: 5 })).toMatchObject({ ...about, why: 'PAID_TWICE', amountCents: 5 })
    expect(await suspense()).toBe(before + 2 * amountCents + 4)
    expect(await bookingOf(client, booking.id)).toMatchObject({ status: 'pending', paidCents: 0 })
    await expectSound(service)
  })

  it('be it in another currency, for another gateway’s session, or again with another amount', async () => {
    const before = await suspense()
    expect(await park({ currency: 'USD' })).toMatchObject({ why: 'WRONG_CURRENCY', currency: 'USD' })
    expect(await suspense()).toBe(before)
    const paid = (await bookBy(client, trip(service.clock.now))).body.booking
    session = await newestSession(service, paid.id)
    await settleNewest(service, paid.id)
    expect(await park({ amountCents: 77 })).toMatchObject({ why: 'PAID_TWICE', bookingId: paid.id })
    const theirs = (await bookBy(client, trip(service.clock.now))).body.booking
    session = await newestSession(service, theirs.id)
    await sql`update payment_session set gateway = 'stripe' where id = ${session.id}`.execute(
      database(service),
    )
    expect(await park({})).toMatchObject({ why: 'UNKNOWN_SESSION', bookingId: null })
    expect((await bookingOf(client, theirs.id)).status).toBe('pending')
    await expectSound(service)
  })
})

describe('a booking whose payment waits for a person', () => {
  const pay = () =>
    client.call('POST', '/api/payments/create', {
      ...{ bookingId: booking.id, firstName: 'Ada', lastName: 'Kowalska', email },
    })
  const mails = (kind: string) => mailsOfKind(service, email, kind)

  it('is not to be paid a second time until it is decided, and the traveller is told', async () => {
    const told = await mails('payment-in-review')
    await park({ amountCents: booking.totalPriceCents - 1 })
    expect(await bookingOf(client, booking.id)).toMatchObject({ paymentStatus: 'processing' })
    expectProblem(await pay(), { code: 'ALREADY_PAID' })
    expect(await mails('payment-in-review')).toBe(told + 1)
  })

  it.each(['returned', 'nothing-received', 'to-balance'])(
    'is to be paid anew after %s',
    async (resolution) => {
      const { id } = await park({ amountCents: booking.totalPriceCents + 1 })
      const [told, credit] = [await mails('payment-returned'), await balanceOf(client)]
      expect((await resolve(id, { resolution, note: 'Looked into' })).status).toBe(200)
      expect(await bookingOf(client, booking.id)).toMatchObject({
        paymentStatus: 'pending',
        status: 'pending',
      })
      expect(await mails('payment-returned')).toBe(told + 1)
      const back = resolution === 'to-balance' ? booking.totalPriceCents + 1 : 0
      expect(await balanceOf(client)).toBe(credit + back)
      expect((await pay()).status).toBe(200)
      await settleNewest(service, booking.id)
      expect(await bookingOf(client, booking.id)).toMatchObject({ status: 'confirmed', outstandingCents: 0 })
      await expectSound(service)
    },
  )

  it('of another sum than asked, though it clears later, does not wait for ever', async () => {
    const body = callbackBody(session, 'paid')
    await sendCallback(service, { ...body, type: 'payment.processing' })
    const told = await mails('payment-in-review')
    const { id } = await park({ amountCents: booking.totalPriceCents - 1 })
    expect(await mails('payment-in-review')).toBe(told + 1)
    await resolve(id, { resolution: 'returned' })
    expect(await bookingOf(client, booking.id)).toMatchObject({ paymentStatus: 'pending' })
  })

  it('is to be paid anew where its money paid another booking', async () => {
    const first = await park({ amountCents: booking.totalPriceCents - 1 })
    const other = (await bookBy(client, trip(service.clock.now))).body.booking
    const told = await mails('payment-returned')
    await resolve(first.id, { resolution: 'to-booking', bookingId: other.id })
    expect(await bookingOf(client, other.id)).toMatchObject({ outstandingCents: 1, paymentStatus: 'pending' })
    expect(await bookingOf(client, booking.id)).toMatchObject({ paymentStatus: 'pending' })
    expect(await mails('payment-returned')).toBe(told)
  })
})

describe('what an administrator decides on it', () => {
  it('moves it to its booking, and the rest is left to pay', async () => {
    const { id } = await park({ amountCents: booking.totalPriceCents - 90 })
    const before = await suspense()
    const { body } = await resolve(id, { resolution: 'to-booking', note: 'On the phone' })
    expect(body.resolution).toBe('to-booking')
    expect(await suspense()).toBe(before - booking.totalPriceCents + 90)
    const left = { status: 'pending', paymentStatus: 'pending', outstandingCents: 90 }
    expect(await bookingOf(client, booking.id)).toMatchObject(left)
    const other = await park({ sessionId: randomUUID(), amountCents: 100 })
    await resolve(other.id, { resolution: 'to-booking', bookingId: booking.id })
    expect(await bookingOf(client, booking.id)).toMatchObject({ status: 'confirmed', outstandingCents: 0 })
    await expectSound(service)
  })

  it('or to the traveller’s balance, or back, or says that nothing came', async () => {
    const [credit, before] = [await balanceOf(client), await suspense()]
    const mine = await park({ sessionId: randomUUID(), amountCents: 1234 })
    expectProblem(await resolve(mine.id, { resolution: 'to-balance' }), { code: 'RULE_VIOLATION' })
    const unknown = await resolve(mine.id, { resolution: 'to-balance', bookingId: 2_000_000_000 })
    expectProblem(unknown, { code: 'NOT_FOUND' })
    expect((await resolve(mine.id, { resolution: 'to-balance', bookingId: booking.id })).status).toBe(200)
    expect(await balanceOf(client)).toBe(credit + 1234)
    for (const resolution of ['returned', 'nothing-received']) {
      const { id } = await park({ sessionId: randomUUID(), amountCents: 50 })
      expect((await resolve(id, { resolution })).body.resolution).toBe(resolution)
    }
    expect(await suspense()).toBe(before)
    expect(await bookingOf(client, booking.id)).toMatchObject({ status: 'pending', paidCents: 0 })
    await expectSound(service)
  })

  it('is decided once, by one of ten who decide at once', async () => {
    const { id } = await park({ sessionId: randomUUID(), amountCents: 60 })
    const credit = await balanceOf(client)
    const body = { resolution: 'to-balance', bookingId: booking.id }
    const answers = await Promise.all(Array.from({ length: 10 }, () => resolve(id, body)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const answer of refused) expectProblem(answer, { code: 'REVIEW_RESOLVED' })
    expect(await balanceOf(client)).toBe(credit + 60)
    expectProblem(await resolve(randomUUID(), body), { code: 'NOT_FOUND' })
  })

  it('sends other money than euros back, and nothing else', async () => {
    const { id } = await park({ currency: 'USD' })
    const body = { resolution: 'to-balance', bookingId: booking.id }
    expectProblem(await resolve(id, body), { code: 'RULE_VIOLATION' })
    expect((await resolve(id, { resolution: 'returned' })).status).toBe(200)
    await expectSound(service)
  })
})

describe('a change whose payment waits for a person', () => {
  const events = async () =>
    (await client.call<Schemas['AuditTrail']>('GET', `/api/bookings/${booking.id}/events`)).body.events
  const mails = (kind: string) => mailsOfKind(service, email, kind)
  let toPayCents = 0

  beforeEach(async () => {
    await settleNewest(service, booking.id)
    const wish = { vehicleTypeId: 4 }
    const path = `/api/bookings/${booking.id}/changes`
    ;({ toPayCents } = (await client.call<Schemas['BookingChangeResult']>('POST', path, wish)).body)
    session = await newestSession(service, booking.id)
  })

  it('is made with it where it is enough, and what is too much comes back', async () => {
    const credit = await balanceOf(client)
    const { id } = await park({ amountCents: toPayCents + 5 })
    expect((await resolve(id, { resolution: 'to-booking' })).status).toBe(200)
    const total = booking.totalPriceCents + toPayCents
    expect(await bookingOf(client, booking.id)).toMatchObject({ totalPriceCents: total, paidCents: total })
    expect(await balanceOf(client)).toBe(credit + 5)
    await expectSound(service)
  })

  it.each(['returned', 'nothing-received', 'to-balance'])(
    'is not made after %s, and told',
    async (resolution) => {
      const { id } = await park({ amountCents: toPayCents - 1 })
      const told = await mails('payment-returned')
      expect((await resolve(id, { resolution })).status).toBe(200)
      expect(await mails('payment-returned')).toBe(told + 1)
      const kinds = (await events()).map(({ kind }) => kind)
      expect(kinds.slice(kinds.indexOf('PAYMENT_PROCESSING'))).toContain('PAYMENT_FAILED')
      expect(await bookingOf(client, booking.id)).toMatchObject({ totalPriceCents: booking.totalPriceCents })
      await expectSound(service)
    },
  )

  it('is not made, and told, when what clears later is declined', async () => {
    const told = await mails('payment-failed')
    await settleNewest(service, booking.id, 'processing')
    await sendCallback(service, { ...callbackBody(session, 'paid'), type: 'payment.declined' })
    expect(await mails('payment-failed')).toBe(told + 1)
    expect((await events()).at(-1)).toMatchObject({ kind: 'PAYMENT_FAILED' })
  })
})

it('frees a booking whose other page is declined while one is decided on, whichever is first', async () => {
  for (let round = 0; round < atLength(8, 2); round += 1) {
    const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
    session = await newestSession(service, id)
    const review = await park({ amountCents: 3 })
    const other = { ...session, id: randomUUID() }
    await sql`insert into payment_session (id, reference, attempt, booking_id, gateway, status, amount_cents, currency,
        description, payer, return_url, cancel_url, created_at)
      select ${other.id}, reference, attempt + 1, booking_id, gateway, 'processing', amount_cents, currency, description,
        payer, return_url, cancel_url, created_at from payment_session where id = ${session.id}`.execute(
      database(service),
    )
    const declined = { ...callbackBody(other, 'paid'), type: 'payment.declined' }
    await Promise.all([resolve(review.id, { resolution: 'returned' }), sendCallback(service, declined)])
    expect((await bookingOf(client, id)).paymentStatus, `round ${round}`).not.toBe('processing')
  }
})
