import { describe, expect, it } from 'vitest'
import { sampleTransfer } from '../../subjects/payment/sample-payment.ts'
import { paymentView } from './payment-view.ts'

const pickupAt = '2026-02-14T13:30:00.000Z'
const before = Date.parse(pickupAt) - 1

describe('paymentView', () => {
  it.each([
    ['pending', 'pending', 'pay'],
    ['pending', 'failed', 'retry'],
    ['pending', 'processing', 'processing'],
    ['confirmed', 'completed', 'completed'],
    ['cancelled', 'pending', 'cancelled'],
    ['cancelled', 'processing', 'cancelled'],
    ['cancelled', 'completed', 'cancelled'],
  ] as const)('shows for a %s booking whose payment is %s: %s', (status, paymentStatus, view) => {
    expect(paymentView({ status, pickupAt }, { paymentStatus, bankTransfer: null }, before)).toBe(view)
  })

  it('shows the bank details while a transfer is awaited, and not after another way was taken', () => {
    const bankTransfer = sampleTransfer()
    const booking = { status: 'pending', pickupAt } as const
    expect(paymentView(booking, { paymentStatus: 'pending', bankTransfer }, before)).toBe('transfer')
    expect(paymentView(booking, { paymentStatus: 'processing', bankTransfer }, before)).toBe('processing')
  })

  it('takes no money from the pickup on, and still says what was paid', () => {
    const at = Date.parse(pickupAt)
    const booking = { status: 'pending', pickupAt } as const
    expect(paymentView(booking, { paymentStatus: 'pending', bankTransfer: sampleTransfer() }, at)).toBe(
      'over',
    )
    expect(paymentView(booking, { paymentStatus: 'failed', bankTransfer: null }, at)).toBe('over')
    expect(paymentView(booking, { paymentStatus: 'completed', bankTransfer: null }, at)).toBe('completed')
  })
})
