import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { priceDisplay } from './price-display.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('prices', () => {
  it('are euro by the kilometre', () => {
    const display = priceDisplay('en', { currency: 'EUR', unit: 'km' }, DISPLAY_RATES)
    expect(display.price(820)).toBe('€8.20')
    expect(display.pricePerUnit(195)).toBe('€1.95')
    expect(display.wholePrice(1700)).toBe('€17')
  })

  it('follow the currency, its rate and the language', () => {
    const display = priceDisplay('pl', { currency: 'PLN', unit: 'km' }, { PLN: 4.2 })
    expect(plain(display.price(1000))).toBe('42,00 zł')
    expect(plain(display.wholePrice(1700))).toBe('71 zł')
  })

  it('are by the mile where the unit is miles, rounded once', () => {
    const display = priceDisplay('en', { currency: 'PLN', unit: 'mi' }, { PLN: 4.35 })
    // 29 cents x 1.60934 x 4.35 = 203.02; from 47 whole cents it would be 204.45.
    expect(display.pricePerUnit(29)).toContain('2.03')
    expect(priceDisplay('en', { currency: 'EUR', unit: 'mi' }, {}).pricePerUnit(100)).toBe('€1.61')
  })

  it('stay in euro while there is no rate', () => {
    expect(priceDisplay('en', { currency: 'AED', unit: 'km' }, { PLN: 4.35 }).price(820)).toBe('€8.20')
  })
})
