import { expect, it } from 'vitest'
import { ibanGroups } from './iban.ts'

it('prints an account in groups of four, without a space at the end', () => {
  expect(ibanGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(ibanGroups('BE68539007547034')).toBe('BE68 5390 0754 7034')
})
