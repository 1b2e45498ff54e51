import { describe, expect, it } from 'vitest'
import type { BookingRow } from './booking.entity.ts'
import { bookingSummary } from './booking-summary.ts'

const booking = {
  id: 7,
  bookingNumber: 'FC-7K2M9P',
  status: 'confirmed',
  vehicleTypeId: 4,
  passengers: 3,
  isRoundTrip: false,
  pickupDate: '2031-02-03',
  pickupTime: '14:30',
  extras: { meetAndGreet: true },
  accessLevel: 'flexible',
  travelNumber: 'LX 2804',
  nameBoard: 'Ada Lovelace',
  specialRequests: 'Skis',
  totalCents: 10_000,
  prepaymentCents: 3_000,
  paidCents: 1_000,
} as BookingRow

const summary = (change: Partial<BookingRow>) =>
  bookingSummary({ ...booking, ...change }, 'https://fiacre.example')

describe('what a mail says of a booking', () => {
  it('is who has got and gets which part of the price, and where the booking is', () => {
    expect(summary({})).toMatchObject({
      vehicle: 'Van',
      pickupLocalTime: '2031-02-03 14:30',
      returnLocalTime: null,
      travelNumber: 'LX 2804',
      notes: 'Skis',
      totalCents: 10_000,
      paidCents: 1_000,
      outstandingCents: 2_000,
      dueToCarrierCents: 7_000,
      bookingLink: 'https://fiacre.example/booking?booking=7',
    })
    expect(summary({ status: 'cancelled' })).toMatchObject({ outstandingCents: 0, dueToCarrierCents: 0 })
  })

  it('is a name on a board only where somebody waits with one', () => {
    expect(summary({}).nameBoard).toBe('Ada Lovelace')
    expect(summary({ extras: {} }).nameBoard).toBeNull()
  })
})
