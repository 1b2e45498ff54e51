import { describe, expect, it } from 'vitest'
import { paymentView } from './payment-view.ts'

describe('paymentView', () => {
  it.each([
    ['pending', 'pending', 'pay'],
    ['pending', 'failed', 'retry'],
    ['pending', 'processing', 'processing'],
    ['confirmed', 'completed', 'completed'],
    ['cancelled', 'pending', 'cancelled'],
    ['cancelled', 'processing', 'cancelled'],
    ['cancelled', 'completed', 'completed'],
  ] as const)('shows for a %s booking whose payment is %s: %s', (status, paymentStatus, view) => {
    expect(paymentView({ status, paymentStatus })).toBe(view)
  })
})
