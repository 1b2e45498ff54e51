import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { readStripeEvent } from './stripe-event.ts'

const SECRET = 'whsec_test'
const REFUSED = expect.objectContaining({ code: 'INVALID_SIGNATURE' })
const NOW = new Date('2031-01-02T03:04:05Z')
const SESSION = '6f0a3c1e-5d7b-4f7e-9a44-0c2d7d1f8e55'

interface EventOptions {
  type?: string
  session?: Record<string, unknown>
}

const webhook = ({ type = 'checkout.session.completed', session = {} }: EventOptions = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: 'cs_test_1',
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_1',
        client_reference_id: SESSION,
        metadata: { payment_session: SESSION },
        amount_total: 12_345,
        currency: 'eur',
        ...session,
      },
    },
  })

const signed = (payload: string, { secret = SECRET, age = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: NOW.getTime() / 1000 - age })

const read = (body: string | Buffer, header: string | undefined = signed(String(body))) =>
  readStripeEvent(SECRET, Buffer.from(body), header, NOW)

describe('a webhook of Stripe', () => {
  it.each([
    ['completed', 'paid', 'paid'],
    ['completed', 'unpaid', 'processing'],
    ['async_payment_succeeded', 'paid', 'paid'],
    ['async_payment_failed', 'unpaid', 'declined'],
    ['expired', 'unpaid', 'expired'],
  ])('that a session was %s, %s, means %s', (type, payment_status, outcome) => {
    expect(read(webhook({ type: `checkout.session.${type}`, session: { payment_status } }))).toEqual({
      id: 'evt_1',
      sessionId: SESSION,
      outcome,
      amountCents: 12_345,
      currency: 'EUR',
    })
  })

  it.each([
    ['of another kind', webhook({ type: 'charge.refunded' })],
    ['named like something every object has', webhook({ type: 'toString' })],
    ['of another shape', JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: null })],
    ['of a session without an amount', webhook({ session: { amount_total: null, currency: null } })],
  ])('%s tells nothing of a payment', (_what, body) => {
    expect(read(body)).toBeNull()
  })

  it('of a session that is not ours is passed on, with the id by which Stripe knows it', () => {
    const session = { client_reference_id: null, metadata: {} }
    expect(read(webhook({ session }))).toMatchObject({ sessionId: 'cs_test_1', amountCents: 12_345 })
  })

  it('is taken until it is 300 seconds old', () => {
    const body = webhook()
    expect(read(body, signed(body, { age: 300 }))).toMatchObject({ outcome: 'paid' })
    expect(() => read(body, signed(body, { age: 301 }))).toThrow(REFUSED)
  })

  const body = webhook()
  const header = signed(body)
  it.each<[string, string | Buffer, string | undefined]>([
    ['forged', body.replace('12345', '1'), header],
    ['truncated', body.slice(0, -1), header],
    ['re-serialised', JSON.stringify(JSON.parse(body), null, 2), header],
    ['signed with another secret', body, signed(body, { secret: 'whsec_other' })],
    ['empty', '', header],
    ['without a signature', body, ''],
    ['with the signature of an older scheme', body, header.replace('v1=', 'v0=')],
    ['with a signature for another moment', body, header.replace(/t=\d+/, `t=${NOW.getTime() / 1000 - 1}`)],
    ['with a signature that is none', body, 't=x,v1'],
  ])('that is %s is refused', (_what, bytes, signature) => {
    expect(() => read(bytes, signature)).toThrow(REFUSED)
  })

  it('that comes without the header is refused', () => {
    expect(() => readStripeEvent(SECRET, Buffer.from(body), undefined, NOW)).toThrow(REFUSED)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"id":'],
    ['no object', 'null'],
    ['no id', JSON.stringify({ type: 'checkout.session.completed' })],
    ['no session', JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: {} })],
    ['part of a cent', webhook({ session: { amount_total: 0.5 } })],
  ])('that is signed and holds %s is a problem of the sender', (_what, bytes) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }))
  })
})
