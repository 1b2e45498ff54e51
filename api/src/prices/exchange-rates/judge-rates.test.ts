import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeRates } from './judge-rates.ts'
import { MOVING_CURRENCIES, overTable } from './table-rates.ts'

const LAST_GOOD = { PLN: 4, USD: 1 }
const judge = (rates: Record<string, number>) => judgeRates(new Map(Object.entries(rates)), LAST_GOOD)

describe('judgeRates', () => {
  it('keeps what lies within a fifth of the last good rate', () => {
    expect(judge({ PLN: 4.8, USD: 0.8 })).toEqual({ good: { PLN: 4.8, USD: 0.8 }, refused: [] })
  })

  it.each([0, -4, Number.NaN, Infinity, -Infinity])('refuses %d', (rate) => {
    const { good, refused } = judge({ PLN: rate, USD: 1.01 })
    expect(good).toEqual({ USD: 1.01 })
    expect(refused).toMatchObject([{ code: 'PLN', reason: 'no positive number' }])
  })

  it.each([4.81, 3.19, 40, 0.04])('refuses %d where 4 was the last good rate', (rate) => {
    const { good, refused } = judge({ PLN: rate })
    expect(good).toEqual({})
    expect(refused[0]?.reason).toMatch(/% off the last good 4$/)
  })

  it('measures the first rate of a currency against the table, more generously', () => {
    const off = (factor: number) => judge({ SEK: DISPLAY_RATES.SEK * factor })
    expect(off(1.4).refused).toEqual([])
    expect(off(0.6).refused).toEqual([])
    expect(off(1.6).refused[0]?.reason).toMatch(/60 % off the table's/)
    expect(off(0.1).refused[0]?.reason).toMatch(/90 % off the table's/)
  })

  it('leaves out what we do not show, the euro itself and what no longer moves', () => {
    expect(judge({ JPY: 160, EUR: 1, BGN: 1.9, HRK: 7.4, constructor: 1 })).toEqual({ good: {}, refused: [] })
  })
})

describe('the table', () => {
  it('gives way to a source, but for the euro and discontinued currencies', () => {
    const rates = overTable({ PLN: 4.2, EUR: 2, HRK: 1, BGN: 1, JPY: 160 })
    expect(rates).toEqual({ ...DISPLAY_RATES, PLN: 4.2 })
    expect(rates).toMatchObject({ EUR: 1, HRK: 7.5345, BGN: 1.95583, AED: 4 })
  })

  it('has a positive rate for every currency, whatever a source says', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(DISPLAY_RATES), 'JPY'), fc.double())
    fc.assert(
      fc.property(anything, (rates) => {
        const shown = overTable(judgeRates(new Map(Object.entries(rates)), {}).good)
        expect(Object.keys(shown)).toEqual(Object.keys(DISPLAY_RATES))
        for (const [code, rate] of Object.entries(shown)) {
          const known: number = DISPLAY_RATES[code as keyof typeof DISPLAY_RATES]
          const most = MOVING_CURRENCIES.includes(code) ? 1.5 : 1
          expect(rate).toBeGreaterThanOrEqual(known / 2)
          expect(rate).toBeLessThanOrEqual(known * most)
        }
      }),
    )
  })
})
