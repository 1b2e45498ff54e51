import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { tripPhase } from './trip-phase.ts'

const at = (time: string) => new Date(`2026-02-${time}Z`)
const confirmed = sampleBooking({ status: 'confirmed' })

describe('tripPhase', () => {
  it.each([
    ['14T13:29:00', 'to-come'],
    ['14T13:31:00', 'under-way'],
    ['14T14:42:00', 'over'],
  ] as const)('a drive of 71 minutes from 13:30 is at %s %s', (now, phase) => {
    expect(tripPhase(confirmed, at(now))).toBe(phase)
  })

  it('is not over before the way back', () => {
    const trip = sampleBooking({ status: 'confirmed', returnDate: '2026-02-21', returnTime: '10:00' })
    expect(tripPhase(trip, at('20T12:00:00'))).toBe('under-way')
    expect(tripPhase(trip, at('21T10:12:00'))).toBe('over')
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['completed', 'over'],
    ['in-progress', 'under-way'],
  ] as const)('believes a status that is sure: %s', (status, phase) => {
    expect(tripPhase(sampleBooking({ status }), at('10T12:00:00'))).toBe(phase)
  })
})
