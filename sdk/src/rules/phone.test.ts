import metadata from 'libphonenumber-js/metadata.max.json'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getExampleNumber } from 'libphonenumber-js/core'
import { describe, expect, it } from 'vitest'
import { isValidPhone, phoneDigits, stripPhoneInput } from './phone.ts'

/** Digits that begin no number in any country's plan, so that only their count can speak for them. */
const number = (digits: number) => '0'.repeat(digits)

/** The numbers of digits from 0 to 20 that a country code takes. */
function accepted(countryCode: string | undefined): number[] {
  return Array.from({ length: 21 }, (_, digits) => digits).filter((digits) =>
    isValidPhone(number(digits), countryCode),
  )
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('a phone number', () => {
  it.each(['33', '49', '39', '34', '48'])('of +%s has 8 to 12 digits', (code) => {
    expect(accepted(`+${code}`)).toEqual(range(8, 12))
    expect(accepted(code)).toEqual(range(8, 12))
  })

  it.each(['44', '353'])('of +%s has 10 or 11 digits', (code) => {
    expect(accepted(`+${code}`)).toEqual([10, 11])
  })

  it.each(['45', '46', '47'])('of +%s has exactly 8 digits', (code) => {
    expect(accepted(`+${code}`)).toEqual([8])
  })

  it.each(['1', '41', '90', '420', '1684'])('of +%s has 7 to 15 digits', (code) => {
    expect(accepted(`+${code}`)).toEqual(range(7, 15))
  })

  it('of no country has 6 to 15 digits', () => {
    expect(accepted(undefined)).toEqual(range(6, 15))
    expect(accepted('')).toEqual(range(6, 15))
  })

  it('counts by its digits only', () => {
    expect(isValidPhone('(0) 600-123-456', '+48')).toBe(true)
    expect(isValidPhone('abcdefghij', '+48')).toBe(false)
    expect(phoneDigits('+48 600')).toBe('48600')
  })
})

describe('a number that people have', () => {
  const countries = getCountries(metadata)

  it('is taken in every country, as written at home and abroad', () => {
    expect(countries.length).toBeGreaterThan(240)
    for (const country of countries) {
      const example = getExampleNumber(country, examples, metadata)
      if (!example) throw new Error(`no example of ${country}`)
      const { nationalNumber, countryCallingCode: code } = example
      for (const text of [nationalNumber, example.formatNational(), example.formatInternational()]) {
        expect(isValidPhone(text, `+${code}`), `${country} +${code} ${text}`).toBe(true)
      }
    }
  })

  it.each([
    ['+46', '70 123 45 67', 'a Swedish mobile'],
    ['+46', '070-123 45 67', 'with the trunk prefix'],
    ['+46', '+46 (0)70 123 45 67', 'with code and trunk prefix'],
    ['+46', '0046 70 123 45 67', 'with a code that is dialled'],
    ['+46', '08-123 456 78', 'in Stockholm'],
    ['+353', '85 012 3456', 'an Irish mobile'],
    ['+44', '+44 7400 123456', 'British, in full'],
    ['+45', '+45 34 41 23 45', 'Danish, in full'],
    ['+500', '51234', 'on the Falkland Islands'],
    ['+690', '7290', 'on Tokelau'],
  ])('is taken for %s as %s, %s', (code, text) => {
    expect(isValidPhone(text, code)).toBe(true)
    expect(isValidPhone(text, code.slice(1))).toBe(true)
  })

  it.each([
    ['+46', '70 123 45', 'too short'],
    ['+46', '70 123 45 678', 'too long'],
    ['+46', '+45 70 123 45 67', 'another code'],
    ['+48', '123 45 67', 'a digit less than the shortest'],
    ['+44', '400 123 456', 'nobody’s'],
    ['+353', '85 012', 'half of one'],
    ['+500', '12345', 'nobody’s'],
    ['+43', '1068', 'four digits'],
    ['+49', '89 1234567 1234567', 'more than 15 digits with the code'],
    ['+999', '123 456', 'of no country'],
  ])('is not, for %s, %s: %s', (code, text) => {
    expect(isValidPhone(text, code)).toBe(false)
  })
})

it('keeps digits, spaces, hyphens, parentheses and plus of what is typed', () => {
  expect(stripPhoneInput('+48 (0) 600-123.456 ext/7x')).toBe('+48 (0) 600-123456 7')
  expect(stripPhoneInput('٣٤')).toBe('')
})
