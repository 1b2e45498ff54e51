import { describe, expect, it } from 'vitest'
import { addDays, isCalendarDate, isTimeOfDay } from './calendar-date.ts'

describe('calendar date', () => {
  it.each(['2026-01-01', '2028-02-29', '2026-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-01-01T00:00',
    ' 2026-01-01',
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('gains days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  })

  it('that is none gains nothing', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })
})

describe('time of day', () => {
  it.each(['00:00', '09:05', '19:59', '23:59'])('%s is one', (text) => {
    expect(isTimeOfDay(text)).toBe(true)
  })

  it.each(['24:00', '9:05', '12:60', '12:00:00', '', 'noon'])('%j is none', (text) => {
    expect(isTimeOfDay(text)).toBe(false)
  })
})
