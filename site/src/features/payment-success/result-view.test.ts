import { describe, expect, it } from 'vitest'
import { resultView } from './result-view.ts'

describe('resultView', () => {
  it.each([
    ['confirmed', 'completed', 'paid'],
    ['completed', 'completed', 'paid'],
    ['pending', 'pending', 'waiting'],
    ['pending', 'processing', 'waiting'],
    ['pending', 'failed', 'failed'],
    ['cancelled', 'completed', 'cancelled'],
    ['cancelled', 'pending', 'cancelled'],
  ] as const)('shows for a %s booking whose payment is %s: %s', (status, paymentStatus, view) => {
    expect(resultView({ status, paymentStatus })).toBe(view)
  })
})
