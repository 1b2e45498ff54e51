import { afterEach, describe, expect, it, vi } from 'vitest'
import { askedPreferences, createPreferences, storeAsked } from './preferences.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the preferences', () => {
  it('are euro and kilometres until something is chosen', () => {
    expect(createPreferences().getState()).toEqual({ currency: 'EUR', unit: 'km' })
  })

  it('are kept for the next visit', () => {
    const preferences = createPreferences()
    preferences.chooseCurrency('PLN')
    preferences.chooseUnit('mi')
    expect(preferences.getState()).toEqual({ currency: 'PLN', unit: 'mi' })
    expect(createPreferences().getState()).toEqual({ currency: 'PLN', unit: 'mi' })
  })

  it('of an address hold in this tab, and leave what was chosen', () => {
    localStorage.setItem('fiacre.currency', 'GBP')
    storeAsked(askedPreferences('?currency=chf&units=mi'))
    expect(createPreferences().getState()).toEqual({ currency: 'CHF', unit: 'mi' })
    expect(localStorage.getItem('fiacre.currency')).toBe('GBP')
    storeAsked(askedPreferences('?currency=DEM&units=verst'))
    expect(createPreferences().getState()).toEqual({ currency: 'CHF', unit: 'mi' })
  })

  it.each([
    ['DEM', 'verst'],
    ['', ''],
    ['pln', 'MI'],
    // It has a rate, but it is not on offer.
    ['HUF', 'toString'],
  ])('pass over stored values that are not on offer: %j and %j', (currency, unit) => {
    localStorage.setItem('fiacre.currency', currency)
    localStorage.setItem('fiacre.distance-unit', unit)
    expect(createPreferences().getState()).toEqual({ currency: 'EUR', unit: 'km' })
  })

  it('hold for the visit where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const preferences = createPreferences()
    preferences.chooseCurrency('CHF')
    expect(preferences.getState()).toEqual({ currency: 'CHF', unit: 'km' })
  })
})
