import { describe, expect, it } from 'vitest'
import { utcDay } from '../localisation/utc-day.ts'
import { versionOn } from './version-on.ts'

const version = (id: number, validFrom: string) => ({ id, validFrom })

describe('the version of a setting that holds', () => {
  const versions = [
    version(1, '2026-11-20'),
    version(2, '2027-01-01'),
    // Stored after the one for January, and for before it.
    version(3, '2026-12-01'),
    version(4, '2026-12-01'),
  ]

  it.each([
    ['2026-11-19', undefined],
    ['2026-11-20', 1],
    ['2026-11-30', 1],
    ['2026-12-01', 4],
    ['2026-12-31', 4],
    ['2027-01-01', 2],
    ['2030-01-01', 2],
  ])('on %s is %s', (day, id) => {
    expect(versionOn(versions, day)?.id).toBe(id)
    expect(versionOn(versions.toReversed(), day)?.id).toBe(id)
  })

  it('begins with the day in UTC', () => {
    expect(utcDay(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11-30')
    expect(utcDay(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11-30')
  })
})
