import { describe, expect, it } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { currencySymbol } from './currency.ts'
import { formatMoney } from './format-money.ts'
import { LANGUAGES } from './languages.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('formatMoney', () => {
  it.each([
    [123456, {}, '€1,234.56'],
    [123456, { locale: 'de' }, '1.234,56 €'],
    [123456, { currency: 'PLN', locale: 'pl' }, '5370,34 zł'],
    [123456, { currency: 'PLN' }, 'zł 5,370.34'],
    [123456, { currency: 'USD' }, '$1,345.67'],
    [123456, { currency: 'CAD' }, 'CAD 1,827.15'],
    [1700, { decimals: 0 }, '€17'],
    [1700, { currency: 'GBP', decimals: 0 }, '£14'],
    [123456, { currency: 'JPY', locale: 'de' }, '1.234,56 €'],
    [100, { currency: 'USD', rates: { USD: 2 } }, '$2.00'],
    [0, {}, '€0.00'],
    [-500, {}, '-€5.00'],
  ])('shows %i cents with %j as %j', (cents, options, text) => {
    expect(plain(formatMoney(cents, options))).toBe(text)
  })

  it('uses the symbols of the specification in every language', () => {
    for (const { code: locale } of LANGUAGES) {
      for (const { code: currency } of CURRENCIES) {
        expect(formatMoney(1700, { currency, locale }), `${locale} ${currency}`).toContain(
          currencySymbol(currency),
        )
      }
    }
  })
})
