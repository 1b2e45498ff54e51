import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { rateSource, type ExchangeRates } from './rate-source.ts'

const OF_THE_BANK: ExchangeRates = {
  base: 'EUR',
  rates: { ...DISPLAY_RATES, PLN: 4.2415 },
  source: 'ecb',
  date: '2026-11-20',
  ageSeconds: 1840,
}

describe('the source of a rate', () => {
  it('is none for euro', () => {
    expect(rateSource('EUR', OF_THE_BANK)).toBeNull()
  })

  it("is the bank's, with its day", () => {
    expect(rateSource('PLN', OF_THE_BANK)).toEqual({ kind: 'bank', date: '2026-11-20' })
  })

  it.each(['AED', 'HRK', 'BGN'])('is the table for %s, which no bank gives', (currency) => {
    expect(rateSource(currency, OF_THE_BANK)).toEqual({ kind: 'table' })
  })

  it('is the table while the service has no source, or gives no answer', () => {
    const table: ExchangeRates = { ...OF_THE_BANK, rates: DISPLAY_RATES, source: 'table', date: null }
    expect(rateSource('PLN', table)).toEqual({ kind: 'table' })
    expect(rateSource('PLN', undefined)).toEqual({ kind: 'table' })
  })

  it('is missing when the service does not know the currency', () => {
    expect(rateSource('PLN', { ...OF_THE_BANK, rates: { EUR: 1 } })).toEqual({ kind: 'missing' })
  })
})
