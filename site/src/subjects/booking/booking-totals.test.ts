import { describe, expect, it } from 'vitest'
import { bookingTotals } from './booking-totals.ts'
import { sampleBooking } from './sample-bookings.ts'

describe('bookingTotals', () => {
  it('is all nought before the first booking', () => {
    expect(bookingTotals([])).toEqual({ total: 0, active: 0, completed: 0, spentCents: 0 })
  })

  it('counts confirmed bookings as active, and completed ones apart', () => {
    const statuses = ['pending', 'confirmed', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const
    const totals = bookingTotals(statuses.map((status) => sampleBooking({ status })))
    expect(totals).toMatchObject({ total: 6, active: 2, completed: 1 })
  })

  it('adds up what was paid and has not come back, to the cent', () => {
    const paid = (paidCents: number) => sampleBooking({ paymentStatus: 'completed', paidCents })
    const refunded = sampleBooking({
      status: 'cancelled',
      paymentStatus: 'completed',
      paidCents: 0,
      refundedCents: 11096,
    })
    expect(bookingTotals([paid(1), paid(11096), refunded]).spentCents).toBe(11097)
  })
})
