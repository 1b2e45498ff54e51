import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answeringServer } from '#platform/outside/testing/answering-server.ts'
import { administrator, ADMIN } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { balanceOf, bookBy, bookingOf, expectSound, newestSession, settleNewest } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { DEMO, PAGE, partnerQuote } from '../support/partners.ts'
import { callbackBody, ledger, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let stripe: Awaited<ReturnType<typeof answeringServer>>
let admin: TestClient
let client: TestClient

beforeAll(async () => {
  stripe = await answeringServer({ json: { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' } })
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: stripe.url,
  }
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...keys, ...ADMIN })
  admin = await administrator(service)
})
beforeEach(async () => {
  ;({ client } = await newTraveller(service.url))
})
afterAll(async () => {
  await service.close()
  await stripe.close()
})

/** What a partner's test key books, where Stripe takes the cards of everybody else. */
async function bookTest(how: Record<string, unknown> = {}) {
  const request = trip(service.clock.now)
  const quote = await partnerQuote(service, request, { ...DEMO, Origin: PAGE })
  const checkout = handOff(service)
  const { token } = await checkout.start(request)
  const { body: opened } = await checkout.open(client, token)
  const { journey, checkoutSessionId, quote: held } = opened
  const body = { ...journey, quoteId: held.quoteId, totalPrice: held.totalPrice, checkoutSessionId, ...how }
  expect(held.totalPrice).toBeLessThanOrEqual(quote.totalPrice)
  const answer = await client.call<Schemas['BookingResult']>('POST', '/api/bookings', body)
  expect(answer.status).toBe(201)
  return answer.body
}

const cancel = (id: number) =>
  client.call<Schemas['CancellationResult']>('POST', `/api/bookings/${id}/cancellation`, {})

describe('what a test key books', () => {
  it('is paid on the sandbox’s page, and asks Stripe for nothing', async () => {
    const asked = stripe.asked.length
    const { booking, paymentRedirectUrl } = await bookTest()
    expect(paymentRedirectUrl).toMatch(/\/sandbox\/pay\//)
    expect(stripe.asked).toHaveLength(asked)
    const page = await fetch(paymentRedirectUrl ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome: 'paid' }),
    })
    expect(page.status).toBe(200)
    expect(await bookingOf(client, booking.id)).toMatchObject({ status: 'confirmed', outstandingCents: 0 })
    expect((await ledger(service)).get('gateway:test')).toBe(booking.totalPriceCents)
  })

  it('gives back what no real journey can be paid with', async () => {
    const { booking } = await bookTest()
    await settleNewest(service, booking.id)
    const { body } = await cancel(booking.id)
    const price = booking.totalPriceCents
    expect(body).toMatchObject({ refundedCents: price, balanceCents: price })
    expect(await balanceOf(client)).toBe(0)
    const real = await bookBy(client, trip(service.clock.now), { balanceCents: price })
    expect(real.body.booking).toMatchObject({ paidCents: 0, status: 'pending' })
    expect(real.body.paymentRedirectUrl).toContain('stripe')
    const again = await bookTest({ balanceCents: price })
    expect(again.booking).toMatchObject({ status: 'confirmed', paidCents: price })
    expect(await balanceOf(client)).toBe(0)
    await expectSound(service)
  })

  it('is not paid by the balance, either', async () => {
    const paid = (await bookBy(client, trip(service.clock.now), { paymentMethod: 'bank_transfer' })).body
      .booking
    const received = { amountCents: paid.totalPriceCents + 5_000, acceptExcess: true }
    await admin.call('POST', `/api/admin/bookings/${paid.id}/payment`, received)
    expect(await balanceOf(client)).toBe(5_000)
    const { booking } = await bookTest({ balanceCents: 5_000 })
    expect(booking.paidCents).toBe(0)
    const { body } = await client.call<Schemas['BookingPayment']>(
      'GET',
      `/api/bookings/${booking.id}/payment`,
    )
    expect(body.balanceCents).toBe(0)
    expect(await balanceOf(client)).toBe(5_000)
  })

  it('has no bank account to send money to, and takes none', async () => {
    const { booking } = await bookTest()
    const { body } = await client.call<Schemas['BookingPayment']>(
      'GET',
      `/api/bookings/${booking.id}/payment`,
    )
    expect(body.methods).toEqual(['card'])
    const payer = { bookingId: booking.id, firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' }
    const transfer = await client.call('POST', '/api/payments/create', { ...payer, method: 'bank_transfer' })
    expectProblem(transfer, { code: 'PAYMENT_METHOD_UNAVAILABLE' })
    const path = `/api/admin/bookings/${booking.id}/payment`
    expectProblem(await admin.call('POST', path, { amountCents: 100 }), { code: 'RULE_VIOLATION' })
  })

  it('pays for no real journey out of what waits for a person', async () => {
    const { booking } = await bookTest()
    const real = (await bookBy(client, trip(service.clock.now))).body.booking
    const event = callbackBody(await newestSession(service, booking.id), 'paid')
    expect((await sendCallback(service, { ...event, amountCents: event.amountCents + 1 })).status).toBe(200)
    const { body } = await admin.call<Schemas['PaymentReviewList']>('GET', '/api/admin/payment-reviews')
    const review = body.reviews.find(({ bookingId }) => bookingId === booking.id)
    const path = `/api/admin/payment-reviews/${review?.id}/resolution`
    for (const resolution of ['to-booking', 'to-balance']) {
      const answer = await admin.call('POST', path, { resolution, bookingId: real.id })
      expectProblem(answer, { code: 'RULE_VIOLATION' })
    }
    expect((await admin.call('POST', path, { resolution: 'to-booking' })).status).toBe(200)
    expect((await bookingOf(client, booking.id)).status).toBe('confirmed')
    expect((await bookingOf(client, real.id)).status).toBe('pending')
    await expectSound(service)
  })
})
