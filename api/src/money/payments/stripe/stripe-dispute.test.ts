import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { readStripeEvent } from './stripe-event.ts'

const SECRET = 'whsec_test'
const NOW = new Date('2031-01-02T03:04:05Z')

const DISPUTE = {
  id: 'dp_1',
  object: 'dispute',
  amount: 12_345,
  currency: 'eur',
  reason: 'product_not_received',
  status: 'needs_response',
  payment_intent: 'pi_1',
  evidence_details: { due_by: 1_926_000_000 },
}

/** What is read of an event that Stripe has signed. */
function told(type: string, dispute: Record<string, unknown> = {}) {
  const payload = JSON.stringify({
    id: 'evt_7',
    object: 'event',
    type,
    data: { object: { ...DISPUTE, ...dispute } },
  })
  const timestamp = NOW.getTime() / 1000
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp })
  return readStripeEvent(SECRET, Buffer.from(payload), header, NOW)
}

it('tells which payment is disputed, why, and by when evidence has to be there', () => {
  expect(told('charge.dispute.created')).toEqual({
    about: 'dispute',
    id: 'evt_7',
    disputeId: 'dp_1',
    payment: 'pi_1',
    sessionId: null,
    state: 'open',
    amountCents: 12_345,
    currency: 'EUR',
    reason: 'product_not_received',
    evidenceDueBy: new Date(1_926_000_000_000),
  })
})

it.each([
  ['created', 'warning_needs_response', 'inquiry'],
  ['updated', 'warning_under_review', 'inquiry'],
  ['closed', 'warning_closed', 'won'],
  ['created', 'needs_response', 'open'],
  ['funds_withdrawn', 'needs_response', 'open'],
  ['updated', 'under_review', 'open'],
  ['closed', 'won', 'won'],
  ['closed', 'lost', 'lost'],
])('%s with the status %s is %s', (type, status, state) => {
  expect(told(`charge.dispute.${type}`, { status })).toMatchObject({ state })
})

it.each([
  ['a status that Stripe has invented since', { status: 'mediation' }],
  ['a status named like something every object has', { status: 'constructor' }],
])('%s tells nothing', (_what, dispute) => {
  expect(told('charge.dispute.updated', dispute)).toBeNull()
})

it('a payment that comes whole is known by its id, and one that does not come stays unknown', () => {
  expect(told('charge.dispute.created', { payment_intent: { id: 'pi_2' } })).toMatchObject({
    payment: 'pi_2',
  })
  expect(told('charge.dispute.created', { payment_intent: null })).toMatchObject({ payment: null })
})

it('a reason keeps no sign that a code cannot have, and there is one always', () => {
  expect(told('charge.dispute.created', { reason: '<Fraudulent>' })).toMatchObject({ reason: 'fraudulent' })
  expect(told('charge.dispute.created', { reason: null })).toMatchObject({ reason: 'general' })
})

it('one without a day for evidence has none', () => {
  expect(told('charge.dispute.closed', { evidence_details: null })).toMatchObject({ evidenceDueBy: null })
})

it.each([{ amount: -1 }, { amount: 12.5 }, { currency: 'EURO' }, { id: '' }])('%j is refused', (dispute) => {
  expect(() => told('charge.dispute.created', dispute)).toThrow()
})
