import { describe, expect, it } from 'vitest'
import { calendarLeaf, clockTime, fullDay, plainDay, shortDay, zoneName } from './local-times.ts'

describe('local times', () => {
  it('writes a day in full, in the traveller’s language', () => {
    expect(fullDay('2026-02-14', 'en')).toBe('Saturday, 14 February 2026')
    expect(fullDay('2026-02-14', 'pl')).toBe('sobota, 14 lutego 2026')
  })

  it('writes a day where room is short', () => {
    expect(shortDay('2026-02-14', 'en')).toBe('Sat, 14 Feb 2026')
    expect(plainDay('1990-05-17', 'en')).toBe('17 May 1990')
  })

  it('takes a day apart for a calendar leaf, without the full stop some languages add to the number', () => {
    expect(calendarLeaf('2026-02-04', 'en')).toEqual({ day: '4', month: 'Feb', weekday: 'Wed' })
    expect(calendarLeaf('2026-02-04', 'cs').day).toBe('4')
  })

  it('keeps the clock of 24 hours', () => {
    expect(clockTime('00:05', 'en')).toBe('00:05')
    expect(clockTime('14:30', 'fi')).toBe('14.30')
  })

  it('names the time zone of the place, not of the browser', () => {
    const at = new Date('2026-07-14T12:00:00Z')
    expect(zoneName('Europe/Zurich', at, 'en')).toBe('Central European Time')
    expect(zoneName('Europe/Zurich', at, 'pl')).toBe('czas środkowoeuropejski')
    expect(zoneName('Europe/Zurich', at, 'el')).toBe('Ώρα Κεντρικής Ευρώπης')
  })
})
