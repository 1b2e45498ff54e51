import { describe, expect, it } from 'vitest'
import { orderOf } from './refund-order.ts'

const draft = { cause: 'none', toBalance: '', toCard: '', reason: '' } as const

describe('what the form of a refund says', () => {
  it('is sums in cents, with a cancellation where one is chosen', () => {
    expect(
      orderOf({ ...draft, cause: 'carrier', toBalance: '12,50', toCard: '3', reason: ' late ' }),
    ).toEqual({
      cancel: { cause: 'carrier' },
      toBalanceCents: 1_250,
      toCardCents: 300,
      reason: 'late',
    })
    expect(orderOf(draft)).toEqual({ cancel: null, toBalanceCents: 0, toCardCents: 0, reason: null })
  })

  it('is nothing while a sum is none', () => {
    expect(orderOf({ ...draft, toCard: '1.2.3' })).toBeNull()
    expect(orderOf({ ...draft, toBalance: '-4' })).toBeNull()
  })
})
