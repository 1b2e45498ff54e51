import { HORIZON_DAYS, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { tripTimes, vehicleFor, type TripRequest } from './trip-rules.ts'

const NOW = new Date('2031-05-12T08:00:00Z')
const WINDOW = { now: NOW, horizonDays: HORIZON_DAYS }

function problemOf(act: () => unknown): { code: string; pointer: string | undefined } {
  try {
    act()
  } catch (thrown) {
    if (thrown instanceof Problem) return { code: thrown.code, pointer: thrown.errors?.[0]?.pointer }
    throw thrown
  }
  throw new Error('No rule was broken.')
}

const trip = (more: Partial<TripRequest> = {}): TripRequest => ({
  isRoundTrip: false,
  pickupDate: '2031-05-15',
  pickupTime: '10:30',
  ...more,
})

describe('the times of a trip', () => {
  it('are instants on the clocks of the pickup place', () => {
    expect(tripTimes(trip(), 'Europe/Zurich', WINDOW).pickupAt).toEqual(new Date('2031-05-15T08:30:00Z'))
    expect(tripTimes(trip(), 'Europe/Lisbon', WINDOW).pickupAt).toEqual(new Date('2031-05-15T09:30:00Z'))
  })

  it('have a return only of a round trip that names both its date and its time', () => {
    const back = { returnDate: '2031-05-16', returnTime: '12:00' }
    expect(tripTimes(trip(back), 'Europe/Zurich', WINDOW).returnAt).toBeNull()
    expect(
      tripTimes(trip({ ...back, isRoundTrip: true, returnTime: '' }), 'Europe/Zurich', WINDOW).returnAt,
    ).toBeNull()
    expect(tripTimes(trip({ ...back, isRoundTrip: true }), 'Europe/Zurich', WINDOW).returnAt).toEqual(
      new Date('2031-05-16T10:00:00Z'),
    )
  })

  it.each<[string, Partial<TripRequest>, string, string]>([
    ['too soon', { pickupDate: '2031-05-12', pickupTime: '11:59' }, 'LEAD_TIME', '/pickupTime'],
    ['too far ahead', { pickupDate: '2031-05-27' }, 'HORIZON', '/pickupDate'],
    ['a day that is none', { pickupDate: '2031-02-30' }, 'LOCAL_TIME_DOES_NOT_EXIST', '/pickupTime'],
    [
      'back before leaving',
      { isRoundTrip: true, returnDate: '2031-05-15', returnTime: '10:30' },
      'RETURN_BEFORE_PICKUP',
      '/returnTime',
    ],
    [
      'back too late',
      { isRoundTrip: true, returnDate: '2031-05-30', returnTime: '10:30' },
      'HORIZON',
      '/returnDate',
    ],
  ])('are refused when the pickup or the return is %s', (_name, more, code, pointer) => {
    expect(problemOf(() => tripTimes(trip(more), 'Europe/Zurich', WINDOW))).toEqual({ code, pointer })
  })
})

describe('the vehicle for a trip', () => {
  it.each(VEHICLE_CLASSES.map(({ id, maxPassengers }) => [id, maxPassengers] as const))(
    'class %d takes up to %d passengers',
    (id, max) => {
      expect(vehicleFor(id, max).id).toBe(id)
      expect(problemOf(() => vehicleFor(id, max + 1))).toEqual({
        code: 'TOO_MANY_PASSENGERS',
        pointer: '/passengers',
      })
    },
  )

  it('must exist', () => {
    expect(problemOf(() => vehicleFor(6, 1))).toEqual({
      code: 'VEHICLE_NOT_FOUND',
      pointer: '/vehicleTypeId',
    })
  })
})
