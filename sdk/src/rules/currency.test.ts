import { describe, expect, it } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { convertCents, currencySymbol, DISPLAY_RATES } from './currency.ts'
import type { Rates } from './currency.ts'

describe('currencies', () => {
  it('to choose from are the 12 of the specification, in its order', () => {
    expect(CURRENCIES.map(({ code }) => code).join(' ')).toBe(
      'EUR USD GBP AED CHF CAD SEK NOK PLN CZK HRK BGN',
    )
  })

  it.each([
    ['EUR', '€'],
    ['USD', '$'],
    ['GBP', '£'],
    ['CHF', 'CHF'],
    ['PLN', 'zł'],
    ['CZK', 'Kč'],
    ['HUF', 'Ft'],
    ['SEK', 'kr'],
    ['NOK', 'kr'],
    ['DKK', 'kr'],
    ['BGN', 'лв'],
    ['RON', 'lei'],
    ['AED', 'AED'],
    ['CAD', 'CAD'],
    ['HRK', 'kn'],
    ['XXX', '€'],
    ['toString', '€'],
  ])('%s has the symbol %s', (code, symbol) => {
    expect(currencySymbol(code)).toBe(symbol)
  })

  it('have the display rates of the specification, HRK and BGN the official final ones', () => {
    expect(DISPLAY_RATES).toEqual({
      EUR: 1,
      USD: 1.09,
      GBP: 0.85,
      CHF: 0.97,
      PLN: 4.35,
      CZK: 24.5,
      HUF: 395,
      SEK: 11.2,
      NOK: 11.8,
      DKK: 7.45,
      BGN: 1.95583,
      RON: 4.98,
      AED: 4,
      CAD: 1.48,
      HRK: 7.5345,
    })
  })
})

describe('conversion', () => {
  it('rounds to whole cents', () => {
    expect(convertCents(1700, 'PLN')).toEqual({ cents: 7395, currency: 'PLN' })
    expect(convertCents(1, 'HRK')).toEqual({ cents: 8, currency: 'HRK' })
    expect(convertCents(0, 'USD')).toEqual({ cents: 0, currency: 'USD' })
  })

  it('prefers the rates it is given', () => {
    expect(convertCents(1000, 'USD', { USD: 1.2 })).toEqual({ cents: 1200, currency: 'USD' })
  })

  it.each(['XYZ', '', 'usd', 'toString', '__proto__', 'constructor'])(
    'shows the unknown currency %j in EUR',
    (code) => {
      expect(convertCents(1234, code)).toEqual({ cents: 1234, currency: 'EUR' })
    },
  )

  it.each<Rates>([{}, { USD: 0 }, { USD: -1 }, { USD: Number.NaN }, { USD: Infinity }])(
    'shows EUR when the rates are %j',
    (rates) => {
      expect(convertCents(1234, 'USD', rates)).toEqual({ cents: 1234, currency: 'EUR' })
    },
  )

  it('leaves EUR alone whatever the rates say', () => {
    expect(convertCents(1234, 'EUR', { EUR: 2 })).toEqual({ cents: 1234, currency: 'EUR' })
  })
})
