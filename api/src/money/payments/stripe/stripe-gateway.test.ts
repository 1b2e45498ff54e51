import { afterEach, describe, expect, it } from 'vitest'
import { answeringServer, type Answer } from '#platform/outside/testing/answering-server.ts'
import type { PaymentSessionRow } from '../payment-session.entity.ts'
import { stripeGateway } from './stripe-gateway.ts'

const NOW = new Date('2031-01-02T03:04:05Z')
const HOUR = 3_600_000
const KEY = 'sk_test_secret'
const ID = '6f0a3c1e-5d7b-4f7e-9a44-0c2d7d1f8e55'
const columns: Partial<PaymentSessionRow> = {
  id: ID,
  reference: 'booking:100001',
  attempt: 1,
  gateway: 'stripe',
  status: 'open',
  amountCents: 12_345,
  currency: 'EUR',
  description: 'Fiacre F-1: Geneva Airport to Chamonix',
  payer: { firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com', country: 'PL' },
  returnUrl: 'https://fiacre.example/payment-success?booking=1',
  cancelUrl: 'https://fiacre.example/payment?booking=1',
  gatewayReference: 'cs_test_1',
  createdAt: NOW,
}
const session = columns as PaymentSessionRow
const unopened: PaymentSessionRow = { ...session, gatewayReference: null }

/** A Checkout session as Stripe's API describes it. */
const stripeSession = (more: Record<string, unknown> = {}) => ({
  json: {
    id: 'cs_test_1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: ID,
    metadata: { payment_session: ID },
    amount_total: 12_345,
    currency: 'eur',
    ...more,
  },
})
const refusal = (status: number, error: Record<string, unknown>): Answer => ({ status, json: { error } })
const notOpen = refusal(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' })
const paid = stripeSession({
  status: 'complete',
  payment_status: 'paid',
  payment_intent: { status: 'succeeded' },
})
const PAID = { id: 'cs_test_1:paid', sessionId: ID, outcome: 'paid', amountCents: 12_345, currency: 'EUR' }

let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

async function gateway(answers: Answer[], { now = NOW, timeout = 2000, maxNetworkRetries = 0 } = {}) {
  server = await answeringServer(...answers)
  const keys = { secretKey: KEY, webhookSecret: 'whsec_test', apiUrl: server.url }
  return stripeGateway(keys, () => now, { timeout, maxNetworkRetries })
}

const sentForm = (index = 0) => Object.fromEntries(new URLSearchParams(server.asked[index]?.body))

describe('opening a page at Stripe', () => {
  it('asks for the amount, tells whose it is, and answers address and id', async () => {
    const stripe = await gateway([stripeSession()])
    expect(await stripe.open(unopened)).toEqual({
      redirectUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
      gatewayReference: 'cs_test_1',
    })
    expect(server.asked[0]).toMatchObject({ method: 'POST', url: '/v1/checkout/sessions' })
    expect(server.asked[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'idempotency-key': ID })
    expect(sentForm()).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '12345',
      'line_items[0][price_data][product_data][name]': session.description,
      client_reference_id: ID,
      'metadata[payment_session]': ID,
      'payment_intent_data[metadata][payment_session]': ID,
      customer_email: 'ada@example.com',
      success_url: session.returnUrl,
      cancel_url: session.cancelUrl,
      locale: 'auto',
      expires_at: String((NOW.getTime() + 24 * HOUR - 60_000) / 1000),
    })
  })

  it('asks the same again later, so that Stripe knows the repeat, and never for less than 30 minutes', async () => {
    const closesAt = async (now: number) => {
      const stripe = await gateway([stripeSession()], { now: new Date(now) })
      await stripe.open(unopened)
      const { expires_at, ...rest } = sentForm()
      await server.close()
      return [Number(expires_at) * 1000, rest] as const
    }
    const [first, then] = [await closesAt(NOW.getTime()), await closesAt(NOW.getTime() + 23 * HOUR)]
    expect(then).toEqual(first)
    const late = NOW.getTime() + 30 * HOUR
    expect((await closesAt(late))[0]).toBe(late + 31 * 60_000)
  })

  it('shortens what Stripe would find too long', async () => {
    const stripe = await gateway([stripeSession()])
    await stripe.open({ ...unopened, description: 'ż'.repeat(300) })
    expect(sentForm()['line_items[0][price_data][product_data][name]']).toBe(`${'ż'.repeat(249)}…`)
  })

  it('tries again with the same key when Stripe breaks', async () => {
    const stripe = await gateway([{ status: 500, json: { error: {} } }, stripeSession()], {
      maxNetworkRetries: 2,
    })
    await expect(stripe.open(unopened)).resolves.toMatchObject({ gatewayReference: 'cs_test_1' })
    expect(server.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([ID, ID])
    expect(server.asked[1]?.body).toBe(server.asked[0]?.body)
  })

  it('gives up on silence', async () => {
    const stripe = await gateway([{ silentMs: 5000 }], { timeout: 80 })
    await expect(stripe.open(unopened)).rejects.toThrow(
      'Stripe refused or did not answer: StripeConnectionError',
    )
  })

  it('says type, code and request of a refusal, and nothing that Stripe repeats', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'api_key_expired',
      message: `Invalid API Key provided: ${KEY}`,
      param: 'ada@example.com',
    }
    const stripe = await gateway([refusal(401, error)])
    const thrown = await stripe.open(unopened).catch((reason: unknown) => reason)
    expect(String(thrown)).toMatch(/StripeAuthenticationError, api_key_expired/)
    expect(JSON.stringify(thrown, Object.getOwnPropertyNames(thrown))).not.toMatch(/sk_test|ada@/)
    expect(thrown).not.toHaveProperty('cause')
  })
})

describe('looking at a session', () => {
  const complete = (payment_status: string, payment?: string) =>
    stripeSession({
      status: 'complete',
      payment_status,
      payment_intent: payment ? { status: payment } : null,
    })

  it.each([
    ['open', stripeSession(), 'open'],
    ['paid', paid, 'paid'],
    ['free of charge', complete('no_payment_required'), 'paid'],
    ['on its way', complete('unpaid', 'processing'), 'processing'],
    ['failed later', complete('unpaid', 'requires_payment_method'), 'declined'],
    ['given up later', complete('unpaid', 'canceled'), 'declined'],
    ['left', stripeSession({ status: 'expired' }), 'expired'],
  ])('that is %s', async (_what, answer, outcome) => {
    const stripe = await gateway([answer])
    const found = await stripe.look(session)
    expect(typeof found === 'string' ? found : found.outcome).toBe(outcome)
    expect(server.asked[0]).toMatchObject({
      method: 'GET',
      url: '/v1/checkout/sessions/cs_test_1?expand[0]=payment_intent.payment_method',
    })
  })

  it('tells the amount that Stripe has, and the same event every time', async () => {
    const stripe = await gateway([paid])
    expect(await stripe.look(session)).toEqual(PAID)
    expect(await stripe.look(session)).toEqual(PAID)
  })

  it('tells which card paid, and nothing of what has none', async () => {
    const by = (payment_method: unknown) =>
      stripeSession({
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { status: 'succeeded', payment_method },
      })
    const ways = [{ card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } }, { card: null, sepa_debit: {} }, 'pm_1', null]
    const stripe = await gateway(ways.map(by))
    const cards = []
    for (const _ of ways) {
      const found = await stripe.look(session)
      cards.push(found === 'open' ? found : found.card)
    }
    expect(cards).toEqual(['stripe Xt5EWLLDS7FJjR1c', undefined, undefined, undefined])
  })

  it.each([
    [24, 'open'],
    [25, { id: `${ID}:expired`, sessionId: ID, outcome: 'expired', amountCents: 12_345, currency: 'EUR' }],
  ])('whose page nobody was sent to is, after %d hours, %j', async (hours, found) => {
    const stripe = await gateway([], { now: new Date(NOW.getTime() + hours * HOUR) })
    expect(await stripe.look(unopened)).toEqual(found)
    expect(server.asked).toEqual([])
  })

  it.each([
    ['without an amount', stripeSession({ status: 'complete', amount_total: null })],
    ['as nobody knows it', { json: { id: 'cs_test_1' } }],
  ])('that Stripe describes %s is an error', async (_what, answer) => {
    const stripe = await gateway([answer])
    await expect(stripe.look(session)).rejects.toThrow('Stripe described a session')
  })
})

describe('closing a session', () => {
  it('closes its page', async () => {
    const stripe = await gateway([stripeSession({ status: 'expired' })])
    expect(await stripe.close(session)).toBe('closed')
    expect(server.asked.map(({ url }) => url)).toEqual(['/v1/checkout/sessions/cs_test_1/expire'])
  })

  it('tells what happened when it is too late', async () => {
    const stripe = await gateway([notOpen, paid])
    expect(await stripe.close(session)).toEqual(PAID)
  })

  it('is content when the page is closed already', async () => {
    const stripe = await gateway([notOpen, stripeSession({ status: 'expired' })])
    expect(await stripe.close(session)).toBe('closed')
  })

  it('fails when Stripe refuses to close what is open, or does not answer', async () => {
    const stubborn = await gateway([notOpen, stripeSession()])
    await expect(stubborn.close(session)).rejects.toThrow('StripeInvalidRequestError')
    await server.close()
    const silent = await gateway([{ silentMs: 5000 }], { timeout: 80 })
    await expect(silent.close(session)).rejects.toThrow('StripeConnectionError')
  })

  it('finds the page of a session whose id was not kept, by opening it again', async () => {
    const stripe = await gateway([stripeSession(), stripeSession({ status: 'expired' })])
    expect(await stripe.close(unopened)).toBe('closed')
    expect(server.asked.map(({ url }) => url)).toEqual([
      '/v1/checkout/sessions',
      '/v1/checkout/sessions/cs_test_1/expire',
    ])
    expect(server.asked[0]?.headers['idempotency-key']).toBe(ID)
  })

  it('asks nobody when any page has closed by itself', async () => {
    const stripe = await gateway([], { now: new Date(NOW.getTime() + 25 * HOUR) })
    expect(await stripe.close(unopened)).toBe('closed')
    expect(server.asked).toEqual([])
  })
})

describe('whether Stripe answers', () => {
  it('is shown by the balance, or by its refusal to a key that may not read it', async () => {
    const stripe = await gateway([
      { json: { object: 'balance', available: [], pending: [] } },
      refusal(403, { type: 'invalid_request_error', message: 'This key may not read the balance.' }),
    ])
    await stripe.answers?.()
    await stripe.answers?.()
    expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/balance',
      'GET /v1/balance',
    ])
  })

  it('is not, where the key is none any more, or nobody is there', async () => {
    const stripe = await gateway([
      refusal(401, { type: 'invalid_request_error', message: `No such key: ${KEY}` }),
      { hangUp: true },
    ])
    const told = stripe.answers?.()
    await expect(told).rejects.toThrow(/Stripe refused or did not answer/)
    await expect(told).rejects.not.toThrow(KEY)
    await expect(stripe.answers?.()).rejects.toThrow(/Stripe/)
  })
})
