import { describe, expect, it } from 'vitest'
import { paymentBadge } from './payment-badge.ts'
import { sampleBooking } from './sample-bookings.ts'

const wordOf = (changes: Parameters<typeof sampleBooking>[0]) => paymentBadge(sampleBooking(changes)).word

describe('the badge of a payment', () => {
  it('tells its status, and when the driver still gets a part', () => {
    expect(paymentBadge(sampleBooking())).toEqual({ word: 'pending', tone: 'warning' })
    expect(wordOf({ status: 'confirmed', paymentStatus: 'completed' })).toBe('completed')
    const money = { paidCents: 3329, dueToCarrierCents: 7767 }
    expect(wordOf({ status: 'confirmed', paymentStatus: 'completed', ...money })).toBe('ahead')
  })

  it('tells of a cancelled booking whether the money went back: all of it, a part, or nothing', () => {
    const cancelled = { status: 'cancelled', paymentStatus: 'completed' } as const
    expect(wordOf({ ...cancelled, refundedCents: 11096 })).toBe('refunded')
    expect(wordOf({ ...cancelled, refundedCents: 10096 })).toBe('partlyRefunded')
    expect(wordOf(cancelled)).toBe('completed')
  })

  it('asks for nothing once a booking is cancelled, and still tells of money that is on its way', () => {
    for (const paymentStatus of ['pending', 'failed'] as const) {
      const badge = paymentBadge(sampleBooking({ status: 'cancelled', paymentStatus }))
      expect(badge).toEqual({ word: 'notNeeded', tone: 'neutral' })
    }
    expect(wordOf({ status: 'cancelled', paymentStatus: 'processing' })).toBe('processing')
  })

  it('says of a booking that is on what it always said, whatever a change gave back', () => {
    expect(wordOf({ status: 'confirmed', paymentStatus: 'completed', refundedCents: 1000 })).toBe('completed')
  })
})
