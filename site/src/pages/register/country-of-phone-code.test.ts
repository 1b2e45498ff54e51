import { expect, it } from 'vitest'
import { countryOfPhoneCode } from './country-of-phone-code.ts'

it('names the country of a phone code that no other country has', () => {
  expect(countryOfPhoneCode('+48')).toBe('PL')
})

it('leaves a shared phone code open', () => {
  expect(countryOfPhoneCode('+44')).toBeUndefined()
  expect(countryOfPhoneCode('')).toBeUndefined()
})
