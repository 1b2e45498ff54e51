import { describe, expect, it } from 'vitest'
import { isValidPhone, phoneDigits, stripPhoneInput } from './phone.ts'

const number = (digits: number) => '1'.repeat(digits)

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

it('keeps digits, spaces, hyphens, parentheses and plus of what is typed', () => {
  expect(stripPhoneInput('+48 (0) 600-123.456 ext/7x')).toBe('+48 (0) 600-123456 7')
  expect(stripPhoneInput('٣٤')).toBe('')
})
