import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { nextTrip, timeUntil } from './next-trip.ts'

const now = new Date('2026-02-10T12:00:00Z')
const trip = (id: number, pickupAt: string, status: 'confirmed' | 'pending' = 'confirmed') =>
  sampleBooking({ id, pickupAt, status })

describe('nextTrip', () => {
  it('is the confirmed trip with the nearest pickup to come', () => {
    const trips = [
      trip(1, '2026-02-20T08:00:00Z'),
      trip(2, '2026-02-12T08:00:00Z'),
      trip(3, '2026-02-09T08:00:00Z'),
    ]
    expect(nextTrip(trips, now)?.id).toBe(2)
  })

  it('is none while nothing is confirmed', () => {
    expect(nextTrip([trip(1, '2026-02-12T08:00:00Z', 'pending')], now)).toBeUndefined()
    expect(nextTrip([], now)).toBeUndefined()
  })
})

it.each([
  ['2026-02-16T13:00:00Z', 'in 6 days'],
  ['2026-02-12T11:00:00Z', 'in 47 hours'],
  ['2026-02-10T13:30:00Z', 'in 1 hour'],
  ['2026-02-10T12:20:00Z', 'in 20 minutes'],
])('%s is %s', (instant, words) => expect(timeUntil(instant, now, 'en')).toBe(words))
