import { describe, expect, it } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { normaliseCountry } from './normalise-country.ts'
import { PHONE_CODES } from './phone-codes.ts'
import { SERVED_COUNTRIES } from './served-countries.ts'
import { isServedCountry } from './served-country-codes.ts'

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once', () => {
    expect(COUNTRIES).toHaveLength(249)
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249)
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(249)
  })

  it('are codes that the runtime knows as regions', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const { code } of COUNTRIES) expect(names.of(code), code).toBeTruthy()
  })

  it('have a phone code of one to four digits after the plus', () => {
    for (const { code, phoneCode } of COUNTRIES) expect(phoneCode, code).toMatch(/^\+[1-9]\d{0,3}$/)
  })

  it('are in the order of their names', () => {
    const names = COUNTRIES.map(({ name }) => name)
    expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'))
    expect(names).toEqual([...names].toSorted((a, b) => a.localeCompare(b, 'en')))
  })
})

describe('phone codes', () => {
  it('stand once each, in the order of their numbers', () => {
    expect(new Set(PHONE_CODES).size).toBe(PHONE_CODES.length)
    const numbers = PHONE_CODES.map(Number)
    expect(numbers).toEqual([...numbers].toSorted((a, b) => a - b))
    expect(PHONE_CODES[0]).toBe('+1')
    for (const { code, phoneCode } of COUNTRIES) expect(PHONE_CODES, code).toContain(phoneCode)
  })
})

describe('served countries', () => {
  it('are 42, with their English names', () => {
    expect(SERVED_COUNTRIES).toHaveLength(42)
    expect(SERVED_COUNTRIES).toContainEqual({ code: 'PL', name: 'Poland' })
    expect(
      SERVED_COUNTRIES.map(({ code }) => code)
        .toSorted()
        .join(' '),
    ).toBe(
      'AD AL AM AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK TR',
    )
  })

  it('do not include the restricted ones', () => {
    for (const code of ['RU', 'US', 'CN', 'KP', 'IR', 'IQ', 'SY', 'LY', 'pl', '']) {
      expect(isServedCountry(code)).toBe(false)
    }
    expect(isServedCountry('TR')).toBe(true)
  })
})

describe('normaliseCountry', () => {
  it.each([
    ['PL', 'PL'],
    ['pl', 'PL'],
    [' Poland ', 'PL'],
    ['poland', 'PL'],
    ['UK', 'GB'],
    ['U.K.', 'GB'],
    ['Great Britain', 'GB'],
    ['United Kingdom', 'GB'],
    ['Scotland', 'GB'],
    ['Czech Republic', 'CZ'],
    ['Czechia', 'CZ'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['TURKIYE', 'TR'],
    ['Macedonia', 'MK'],
    ['North Macedonia', 'MK'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Bosnia and Herzegovina', 'BA'],
    ['The Netherlands', 'NL'],
    ['Holland', 'NL'],
    ['U.S.', 'US'],
    ['USA', 'US'],
    ['United States of America', 'US'],
    ['Cote d’Ivoire', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['Curacao', 'CW'],
    ['EL', 'GR'],
    ['Russian Federation', 'RU'],
  ])('reads %j as %s', (text, code) => {
    expect(normaliseCountry(text)).toBe(code)
  })

  it('knows every country by its own code and name', () => {
    for (const { code, name } of COUNTRIES) {
      expect(normaliseCountry(code)).toBe(code)
      expect(normaliseCountry(name)).toBe(code)
    }
  })

  it.each(['', '  ', 'Atlantis', 'XX', 'Poland, Germany', 'toString', '__proto__'])(
    'does not know %j',
    (text) => {
      expect(normaliseCountry(text)).toBeUndefined()
    },
  )
})
