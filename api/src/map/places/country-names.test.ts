import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { countryNames, countryName } from './country-names.ts'

describe('country names', () => {
  it('knows the 42 served countries in many languages', () => {
    const named = new Set(countryNames().values())
    for (const code of SERVED_COUNTRY_CODES) expect(named).toContain(code)
    const keys = ['szwajcaria', 'deutschland', 'frankreich', 'ελλαδα', 'франция', 'uk', 'scotland', 'turkey']
    expect(keys.map((key) => countryNames().get(key))).toEqual([
      'CH',
      'DE',
      'FR',
      'GR',
      'FR',
      'GB',
      'GB',
      'TR',
    ])
  })

  it('knows countries that are not served, so that they are not mistaken for streets', () => {
    expect(countryNames().get('united states')).toBe('US')
    expect(countryNames().get('ukraina')).toBe('UA')
    expect(countryNames().has('european union')).toBe(false)
  })

  it('names a country in the asked language, and in English when that is no language', () => {
    expect(countryName('CH', 'pl')).toBe('Szwajcaria')
    expect(countryName('CH', 'en')).toBe('Switzerland')
    expect(countryName('CH', 'not a language')).toBe('Switzerland')
    expect(countryName('CH', 'uk')).toBe('Switzerland')
    expect(countryName('CH', 'de-AT')).toBe('Schweiz')
    expect(countryName('CH', 'nb')).toBe(countryName('CH', 'no'))
  })

  it('answers a code that no country has with the code', () => {
    expect(countryName('QQ', 'pl')).toBe('QQ')
  })
})
