import { describe, expect, it } from 'vitest'
import { changeDeadline, refundTerms } from './cancellation-terms.ts'

const bookedAt = new Date('2026-05-12T08:00:00Z')
const pickupAt = new Date('2026-05-14T12:30:00Z')
const booking = { accessLevel: 'saver', isPartners: false, bookedAt, pickupAt } as const

const terms = (change: Partial<Parameters<typeof refundTerms>[0]>) => {
  const { rule, until } = refundTerms({ ...booking, ...change })
  return [rule, until.toISOString()]
}

describe('money comes back', () => {
  it.each([
    ['Saver: within 24 hours of booking', {}, ['WITHIN_BOOKING_WINDOW', '2026-05-13T08:00:00.000Z']],
    [
      'Saver booked on the day: until the start, and no later',
      { bookedAt: new Date('2026-05-14T08:00:00Z') },
      ['WITHIN_BOOKING_WINDOW', '2026-05-14T12:30:00.000Z'],
    ],
    [
      'Saver whose window ends with the start',
      { bookedAt: new Date('2026-05-13T12:30:00Z') },
      ['WITHIN_BOOKING_WINDOW', '2026-05-14T12:30:00.000Z'],
    ],
    [
      'Saver through a partner: until 24 hours before the pickup',
      { isPartners: true },
      ['BEFORE_PARTNER_DEADLINE', '2026-05-13T12:30:00.000Z'],
    ],
    ['Flexible: until the start', { accessLevel: 'flexible' }, ['BEFORE_START', '2026-05-14T12:30:00.000Z']],
    [
      'Flexible through a partner: as any Flexible',
      { accessLevel: 'flexible', isPartners: true },
      ['BEFORE_START', '2026-05-14T12:30:00.000Z'],
    ],
  ] as const)('%s', (_name, change, expected) => {
    expect(terms(change)).toEqual(expected)
  })

  it('never after the start, however late or early it was booked', () => {
    for (let hours = 0; hours <= 14 * 24; hours += 1) {
      const booked = new Date(pickupAt.getTime() - hours * 3_600_000)
      for (const accessLevel of ['saver', 'flexible'] as const) {
        for (const isPartners of [false, true]) {
          const { until } = refundTerms({ accessLevel, isPartners, bookedAt: booked, pickupAt })
          expect(until.getTime()).toBeLessThanOrEqual(pickupAt.getTime())
        }
      }
    }
  })
})

describe('a booking may be changed', () => {
  it.each([
    ['saver', '2026-05-13T12:30:00.000Z'],
    ['flexible', '2026-05-14T10:30:00.000Z'],
  ] as const)('%s: until %s', (accessLevel, until) => {
    expect(changeDeadline({ accessLevel, pickupAt }).toISOString()).toBe(until)
  })
})
