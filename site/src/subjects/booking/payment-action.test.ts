import { describe, expect, it } from 'vitest'
import { paymentAction } from './payment-action.ts'

describe('paymentAction', () => {
  it('offers Pay Now while the payment is pending, and Retry Payment once it failed', () => {
    expect(paymentAction({ status: 'pending', paymentStatus: 'pending' })).toBe('pay')
    expect(paymentAction({ status: 'pending', paymentStatus: 'failed' })).toBe('retry')
  })

  it('offers nothing while the payment is processing or when it is paid', () => {
    expect(paymentAction({ status: 'pending', paymentStatus: 'processing' })).toBeNull()
    expect(paymentAction({ status: 'confirmed', paymentStatus: 'completed' })).toBeNull()
  })

  it('takes no money for a cancelled booking', () => {
    expect(paymentAction({ status: 'cancelled', paymentStatus: 'pending' })).toBeNull()
    expect(paymentAction({ status: 'cancelled', paymentStatus: 'failed' })).toBeNull()
  })
})
