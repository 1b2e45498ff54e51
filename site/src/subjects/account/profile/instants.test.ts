import { describe, expect, it } from 'vitest'
import { dayOf, momentOf } from './instants.ts'

describe('an instant', () => {
  it('is written as the day it is where the traveller is', () => {
    expect(dayOf('2026-02-14T23:30:00.000Z', 'en', 'Europe/Warsaw')).toBe('15 February 2026')
    expect(dayOf('2026-02-14T23:30:00.000Z', 'en', 'Atlantic/Reykjavik')).toBe('14 February 2026')
    expect(dayOf('2026-02-14T12:00:00.000Z', 'pl', 'Europe/Warsaw')).toBe('14 lutego 2026')
  })

  it('has its time on a clock of 24 hours', () => {
    expect(momentOf('2026-02-14T13:30:00.000Z', 'en', 'Europe/Warsaw')).toBe('14 Feb 2026, 14:30')
    expect(momentOf('2026-02-14T13:30:00.000Z', 'pl', 'Europe/Warsaw')).toMatch(/^14 lut 2026, 14:30$/)
  })
})
