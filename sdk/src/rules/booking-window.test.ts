import { describe, expect, it } from 'vitest'
import { checkPickup, checkReturn } from './booking-window.ts'

const now = new Date('2026-07-01T10:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const after = (ms: number, from = now) => new Date(from.getTime() + ms)

describe('pickup', () => {
  it.each([
    ['exactly 2 hours ahead', 2 * HOUR],
    ['in a week', 7 * DAY],
    ['exactly 14 days ahead', 14 * DAY],
  ])('may be %s', (_, ms) => {
    expect(checkPickup({ pickupAt: after(ms), now })).toBeNull()
  })

  it.each([
    ['in the past', -HOUR],
    ['now', 0],
    ['a millisecond too soon', 2 * HOUR - 1],
  ])('may not be %s', (_, ms) => {
    expect(checkPickup({ pickupAt: after(ms), now })).toEqual({
      code: 'LEAD_TIME',
      field: 'pickupTime',
      id: 'leadTime',
      values: { hours: 2 },
    })
  })

  it.each([
    ['a millisecond beyond 14 days', 14 * DAY + 1],
    ['in a year', 365 * DAY],
  ])('may not be %s', (_, ms) => {
    expect(checkPickup({ pickupAt: after(ms), now })).toEqual({
      code: 'HORIZON',
      field: 'pickupDate',
      id: 'horizon',
      values: { days: 14 },
    })
  })
})

describe('return', () => {
  const pickupAt = after(DAY)

  it.each([1, 60_000, 14 * DAY])('may be %i ms after the pickup', (ms) => {
    expect(checkReturn({ pickupAt, returnAt: after(ms, pickupAt) })).toBeNull()
  })

  it.each([0, -1, -7 * DAY])('may not be %i ms after the pickup', (ms) => {
    expect(checkReturn({ pickupAt, returnAt: after(ms, pickupAt) })).toEqual({
      code: 'RETURN_BEFORE_PICKUP',
      field: 'returnTime',
      id: 'returnBeforePickup',
      values: {},
    })
  })

  it('may not be more than 14 days after the pickup', () => {
    expect(checkReturn({ pickupAt, returnAt: after(14 * DAY + 1, pickupAt) })).toEqual({
      code: 'HORIZON',
      field: 'returnDate',
      id: 'returnHorizon',
      values: { days: 14 },
    })
  })
})
