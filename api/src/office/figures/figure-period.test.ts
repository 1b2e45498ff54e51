import { FIGURES_DAYS, FIGURES_MOST_DAYS } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { daysLater } from './days.ts'
import { figurePeriod } from './figure-period.ts'

const NOW = new Date('2026-03-01T23:59:59.999Z')

describe('a period of figures', () => {
  it('ends today, as UTC has it, and has the period before beside it', () => {
    const { from, to, previousFrom, previousTo, days } = figurePeriod({}, NOW)
    expect([to, days]).toEqual(['2026-03-01', FIGURES_DAYS])
    expect(daysLater(from, FIGURES_DAYS - 1)).toBe(to)
    expect(daysLater(previousTo, 1)).toBe(from)
    expect(daysLater(previousFrom, FIGURES_DAYS)).toBe(from)
  })

  it('counts both its ends, also over the end of a short month', () => {
    const period = figurePeriod({ from: '2028-02-28', to: '2028-03-01' }, NOW)
    expect(period).toMatchObject({ days: 3, previousFrom: '2028-02-25', previousTo: '2028-02-27' })
  })

  it('is a day at least and a leap year at most', () => {
    expect(figurePeriod({ from: '2026-02-10', to: '2026-02-10' }, NOW).days).toBe(1)
    const longest = daysLater('2026-03-01', 1 - FIGURES_MOST_DAYS)
    expect(figurePeriod({ from: longest }, NOW).days).toBe(FIGURES_MOST_DAYS)
    expect(() => figurePeriod({ from: daysLater(longest, -1) }, NOW)).toThrow(/at most/)
    expect(() => figurePeriod({ from: '2026-02-10', to: '2026-02-09' }, NOW)).toThrow(/before/)
  })
})
