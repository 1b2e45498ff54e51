import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { nextTrip } from './next-trip.ts'

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
