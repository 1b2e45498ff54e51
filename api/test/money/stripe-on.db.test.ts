import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answeringServer } from '#platform/outside/testing/answering-server.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { rawRequest } from '../support/raw-request.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, trip } from '../support/traveller.ts'

const PAGE = 'https://checkout.stripe.com/c/pay/cs_test_1'
let service: TestService
let stripe: Awaited<ReturnType<typeof answeringServer>>

beforeAll(async () => {
  stripe = await answeringServer({ json: { id: 'cs_test_1', object: 'checkout.session', url: PAGE } })
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: stripe.url,
  }
  service = await testService(keys)
})
afterAll(async () => {
  await service.close()
  await stripe.close()
})

describe('with the keys of Stripe', () => {
  it('a booking leads to Stripe, which is told its amount and its payment session', async () => {
    const { client, email } = await newTraveller(service.url)
    const { booked } = await bookTrip(client, trip(service.clock.now))
    expect(booked.body.paymentRedirectUrl).toBe(PAGE)
    const [payment] = await paymentsOf(service, booked.body.booking.id)
    // The service looks after whether Stripe answers, too.
    const opened = stripe.asked.find(({ url }) => url.startsWith('/v1/checkout/sessions'))
    const sent = Object.fromEntries(new URLSearchParams(opened?.body))
    expect(sent).toMatchObject({
      'line_items[0][price_data][unit_amount]': String(payment?.amount_cents),
      'metadata[payment_session]': payment?.id,
      customer_email: email,
      success_url: `${service.url}/payment-success?booking=${booked.body.booking.id}`,
    })
  })

  it('there is no sandbox: its pages are gone, and its callbacks pay for nothing', async () => {
    expect((await rawRequest(service.url, { path: '/sandbox/pay/some-page-of-before' })).status).toBe(404)
    const { client } = await newTraveller(service.url)
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const { id } = booked.body.booking
    const [payment] = await paymentsOf(service, id)
    if (!payment) throw new Error('There is no payment session.')
    expect((await sendCallback(service, callbackBody(payment, 'paid'))).status).toBe(404)
    expect((await paymentsOf(service, id))[0]?.status).toBe('open')
  })
})
