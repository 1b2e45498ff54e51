import { describe, expect, it } from 'vitest'
import { resultView } from './result-view.ts'

describe('resultView', () => {
  it.each([
    ['confirmed', 'completed', 'card', 'paid'],
    ['completed', 'completed', 'bank_transfer', 'paid'],
    ['pending', 'pending', 'card', 'waiting'],
    ['pending', 'processing', 'card', 'waiting'],
    ['pending', 'pending', 'bank_transfer', 'transfer'],
    ['pending', 'processing', 'bank_transfer', 'waiting'],
    ['pending', 'failed', 'card', 'failed'],
    ['cancelled', 'completed', 'card', 'cancelled'],
    ['cancelled', 'pending', 'bank_transfer', 'cancelled'],
  ] as const)('shows for a %s booking whose payment is %s by %s: %s', (...facts) => {
    const [status, paymentStatus, paymentMethod, view] = facts
    expect(resultView({ status, paymentStatus, paymentMethod })).toBe(view)
  })
})
