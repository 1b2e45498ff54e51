import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { answeringServer, type Answer } from '#platform/outside/testing/answering-server.ts'
import type { PaymentSessionRow } from '../payment-session.entity.ts'
import { readStripeEvent } from './stripe-event.ts'
import { stripeGateway } from './stripe-gateway.ts'

const NOW = new Date('2031-01-02T03:04:05Z')
const KEY = '6f0a3c1e-5d7b-4f7e-9a44-0c2d7d1f8e55:1'
const session = { id: 's', gatewayReference: 'cs_test_1' } as PaymentSessionRow
const ORDER = { key: KEY, bookingId: 1042, amountCents: 2_000, session }

const paidSession: Answer = { json: { id: 'cs_test_1', object: 'checkout.session', payment_intent: 'pi_1' } }
const listed = (...data: object[]): Answer => ({ json: { object: 'list', data, has_more: false } })
const refund = (status: string, more: object = {}) => ({
  id: 're_1',
  object: 'refund',
  status,
  metadata: { refund_order: KEY },
  ...more,
})
const refusal = (status: number, error: object): Answer => ({ status, json: { error } })

let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

async function refunded(...answers: Answer[]) {
  server = await answeringServer(...answers)
  const keys = { secretKey: 'sk_test_secret', webhookSecret: 'whsec_test', apiUrl: server.url }
  return stripeGateway(keys, () => NOW, { timeout: 2_000, maxNetworkRetries: 0 }).refund(ORDER)
}

describe('a refund at Stripe', () => {
  it('is asked for once, under our key, of the payment behind the session', async () => {
    expect(await refunded(paidSession, listed(), { json: refund('pending') })).toEqual({
      outcome: 'pending',
      gatewayReference: 're_1',
    })
    const asked = server.asked.at(-1)
    expect(asked?.url).toBe('/v1/refunds')
    expect(asked?.headers['idempotency-key']).toBe(`refund:${KEY}`)
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
      payment_intent: 'pi_1',
      amount: '2000',
      'metadata[refund_order]': KEY,
    })
  })

  it('that is there already is answered as it stands, however long ago it was asked for', async () => {
    const other = { ...refund('succeeded'), id: 're_0', metadata: { refund_order: 'another:1' } }
    const answer = await refunded(paidSession, listed(other, refund('succeeded')))
    expect(answer).toEqual({ outcome: 'done', gatewayReference: 're_1' })
    expect(server.asked).toHaveLength(2)
  })

  it('that Stripe will never make has failed; one that it could not make now is asked for again', async () => {
    const disputed = refusal(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: 'sk_test_secret',
    })
    expect(await refunded(paidSession, listed(), disputed)).toEqual({
      outcome: 'failed',
      gatewayReference: null,
      failure: 'charge_disputed',
    })
    await server.close()
    const failed = refund('failed', { failure_reason: 'lost_or_stolen_card' })
    expect(await refunded(paidSession, listed(failed))).toMatchObject({
      outcome: 'failed',
      failure: 'lost_or_stolen_card',
    })
    await server.close()
    const away = refusal(500, { type: 'api_error', message: 'sk_test_secret' })
    await expect(refunded(paidSession, listed(), away)).rejects.toThrow(
      /^(?!.*sk_test_secret).*Stripe refused/,
    )
  })
})

describe('what Stripe tells of a refund', () => {
  const told = (type: string, object: object) => {
    const body = JSON.stringify({ id: 'evt_1', type, data: { object } })
    const time = Math.floor(NOW.getTime() / 1000)
    const v1 = createHmac('sha256', 'whsec').update(`${time}.${body}`).digest('hex')
    return readStripeEvent('whsec', Buffer.from(body), `t=${time},v1=${v1}`, NOW)
  }

  it('is read by our key, and what somebody made by other means is left alone', () => {
    expect(told('refund.failed', refund('failed', { failure_reason: 'Declined!' }))).toEqual({
      about: 'refund',
      id: 'evt_1',
      key: KEY,
      outcome: 'failed',
      gatewayReference: 're_1',
      failure: 'declined',
    })
    expect(told('refund.updated', { ...refund('succeeded'), metadata: {} })).toBeNull()
  })
})
