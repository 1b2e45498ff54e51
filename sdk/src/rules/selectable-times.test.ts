import { describe, expect, it } from 'vitest'
import { checkPickup, checkReturn } from './booking-window.ts'
import { localToInstant } from './local-time.ts'
import {
  earliestPickup,
  latestPickupDate,
  maximumPickupTime,
  minimumPickupTime,
  pickupRange,
  returnRange,
  suggestedReturn,
  timesOn,
} from './selectable-times.ts'

const PARIS = 'Europe/Paris'
const MINUTE = 60_000

describe('a pickup to choose', () => {
  const now = new Date('2026-07-01T08:00:30Z')

  it('is 2 hours ahead at the earliest, rounded up to the minute, on the clocks of the pickup place', () => {
    expect(earliestPickup(now, PARIS)).toEqual({ date: '2026-07-01', time: '12:01' })
    expect(earliestPickup(now, 'Atlantic/Reykjavik')).toEqual({ date: '2026-07-01', time: '10:01' })
    expect(earliestPickup(new Date('2026-07-01T08:00:00Z'), PARIS).time).toBe('12:00')
  })

  it('is tomorrow late in the evening', () => {
    const evening = new Date('2026-07-01T20:30:00Z')
    expect(earliestPickup(evening, PARIS)).toEqual({ date: '2026-07-02', time: '00:30' })
    expect(minimumPickupTime('2026-07-01', evening, PARIS)).toBeNull()
    expect(minimumPickupTime('2026-07-02', evening, PARIS)).toBe('00:30')
  })

  it('has the whole day between the first and the last', () => {
    expect(minimumPickupTime('2026-07-01', now, PARIS)).toBe('12:01')
    expect(maximumPickupTime('2026-07-01', now, PARIS)).toBe('23:59')
    expect(minimumPickupTime('2026-07-02', now, PARIS)).toBe('00:00')
    expect(minimumPickupTime('2026-07-15', now, PARIS)).toBe('00:00')
    expect(maximumPickupTime('2026-07-15', now, PARIS)).toBe('10:00')
  })

  it('is at most 14 days ahead', () => {
    expect(latestPickupDate(now, PARIS)).toBe('2026-07-15')
    expect(minimumPickupTime('2026-07-16', now, PARIS)).toBeNull()
    expect(maximumPickupTime('2026-06-30', now, PARIS)).toBeNull()
  })

  it('keeps 14 days of 24 hours when the clocks change between', () => {
    const spring = new Date('2026-03-20T09:00:00Z')
    expect(pickupRange(spring, PARIS).latest).toEqual({ date: '2026-04-03', time: '11:00' })
  })

  it('follows the hour that the clocks show twice, since its second pass cannot be meant', () => {
    const secondPass = new Date('2026-10-24T23:30:00Z')
    expect(earliestPickup(secondPass, PARIS)).toEqual({ date: '2026-10-25', time: '03:00' })
    const twoWeeksBefore = new Date('2026-10-11T01:30:00Z')
    expect(pickupRange(twoWeeksBefore, PARIS).latest).toEqual({ date: '2026-10-25', time: '02:59' })
  })

  it.each([PARIS, 'Europe/London', 'Asia/Tbilisi', 'Europe/Chisinau'])(
    'at either end of the range in %s is allowed, and a minute beyond is not',
    (timeZone) => {
      const allowed = (date: string, time: string, at: Date) => {
        const found = localToInstant({ date, time, timeZone })
        return found.ok && checkPickup({ pickupAt: found.instant, now: at }) === null
      }
      for (let at = Date.UTC(2026, 2, 1, 0, 0, 17); at < Date.UTC(2026, 10, 20); at += 677 * MINUTE) {
        const moment = new Date(at)
        const { earliest, latest } = pickupRange(moment, timeZone)
        expect(allowed(earliest.date, earliest.time, moment), moment.toISOString()).toBe(true)
        expect(allowed(latest.date, latest.time, moment), moment.toISOString()).toBe(true)
        if (earliest.time !== '00:00') {
          expect(allowed(earliest.date, minuteBeside(earliest.time, -1), moment)).toBe(false)
        }
        if (latest.time !== '23:59') {
          expect(allowed(latest.date, minuteBeside(latest.time, 1), moment)).toBe(false)
        }
      }
    },
  )
})

describe('a return to choose', () => {
  const pickupAt = new Date('2026-07-01T08:00:00Z')
  const range = returnRange(pickupAt, PARIS)

  it('is from a minute after the pickup to 14 days after it', () => {
    expect(range).toEqual({
      earliest: { date: '2026-07-01', time: '10:01' },
      latest: { date: '2026-07-15', time: '10:00' },
    })
    expect(checkReturn({ pickupAt, returnAt: new Date('2026-07-01T08:01:00Z') })).toBeNull()
  })

  it('has its times on each day', () => {
    expect(timesOn('2026-06-30', range)).toBeNull()
    expect(timesOn('2026-07-01', range)).toEqual({ min: '10:01', max: '23:59' })
    expect(timesOn('2026-07-08', range)).toEqual({ min: '00:00', max: '23:59' })
    expect(timesOn('2026-07-15', range)).toEqual({ min: '00:00', max: '10:00' })
    expect(timesOn('2026-07-16', range)).toBeNull()
  })

  it('is suggested 7 days after the pickup', () => {
    expect(suggestedReturn('2026-07-01')).toBe('2026-07-08')
    expect(suggestedReturn('2026-12-28')).toBe('2027-01-04')
  })
})

function minuteBeside(time: string, minutes: number): string {
  return new Date(Date.parse(`2026-01-01T${time}:00Z`) + minutes * MINUTE).toISOString().slice(11, 16)
}

describe('a year that is still being typed', () => {
  const years = ['0001', '0002', '0020', '0202', '1850', '1937', '9999']
  const zones = ['Europe/Zurich', 'Europe/Paris', 'Europe/London', 'Europe/Amsterdam', 'Europe/Warsaw', 'UTC']

  it.each(zones)('has times to choose from in %s, too, however the clocks went then', (timeZone) => {
    for (const year of years) {
      const pickup = localToInstant({ date: `${year}-11-27`, time: '10:30', timeZone })
      if (!pickup.ok) throw new Error(`no instant in ${year}`)
      const { earliest, latest } = returnRange(pickup.instant, timeZone)
      expect([earliest.date, latest.date], year).toEqual([`${year}-11-27`, `${year}-12-11`])
    }
  })
})
