import { COUNTRIES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { countryName, countryNames } from './country-names.ts'

describe('country names', () => {
  it('names countries in the traveller’s language', () => {
    expect(countryName('DE', 'en')).toBe('Germany')
    expect(countryName('DE', 'pl')).toBe('Niemcy')
  })

  it('lists every country, in the order of the alphabet', () => {
    const names = countryNames('pl').map(({ name }) => name)
    expect(names).toHaveLength(COUNTRIES.length)
    expect(names.indexOf('Łotwa')).toBeLessThan(names.indexOf('Macedonia Północna'))
  })
})
