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
  timeZone: 'Europe/Vienna',
  pickupAt: new Date('2031-02-03T13:30:00Z'),
  createdAt: new Date('2031-01-01T00:00:00Z'),
  keptCents: 0,
  extras: { meetAndGreet: true },
  accessLevel: 'flexible',
  travelNumber: 'LX 2804',
  nameBoard: 'Ada Lovelace',
  specialRequests: 'Skis',
  totalCents: 10_000,
  prepaymentCents: 3_000,
  paidCents: 1_000,
} as BookingRow

const BEFORE = new Date('2031-01-02T00:00:00Z')
const summary = (change: Partial<BookingRow>, now = BEFORE) =>
  bookingSummary({ ...booking, ...change }, 'https://fiacre.example', now)

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

  it('is until when it can be given up or changed, on the clocks of the pickup, while that is ahead', () => {
    const saver = { accessLevel: 'saver' } as const
    const until = { cancelUntil: '2031-02-03 14:30', changeUntil: '2031-02-03 12:30' }
    const ended = { cancelUntil: null, changeUntil: null }
    expect(summary({})).toMatchObject(until)
    expect(summary(saver)).toMatchObject({ cancelUntil: null, changeUntil: '2031-02-02 14:30' })
    expect(summary({ keptCents: 1 })).toMatchObject({ ...until, cancelUntil: null })
    expect(summary({ status: 'cancelled' })).toMatchObject(ended)
    expect(summary({}, new Date('2031-02-03T13:30:00Z'))).toMatchObject(ended)
  })

  it('is a name on a board only where somebody waits with one', () => {
    expect(summary({}).nameBoard).toBe('Ada Lovelace')
    expect(summary({ extras: {} }).nameBoard).toBeNull()
  })
})
