import { expect, it } from 'vitest'
import { TAX_NUMBERS, VAT_NUMBERS } from './business-numbers.data.ts'
import { isTaxNumberOf, isVatNumberOf } from './business-numbers.ts'

it('knows the numbers that its tables name', () => {
  for (const country of Object.keys(VAT_NUMBERS)) expect(isVatNumberOf(country, 'nothing')).toBe(false)
  for (const country of Object.keys(TAX_NUMBERS)) expect(isTaxNumberOf(country, 'nothing')).toBe(false)
})

it.each([
  ['PL', 'PL5260001246', 'PL5260001247'],
  ['CH', 'CHE-107.787.577 IVA', 'CHE-107.787.578 IVA'],
  ['FR', 'FR40303265045', 'FR41303265045'],
  ['AT', 'ATU13585627', 'ATU13585626'],
  ['GR', 'EL094259216', 'EL094259215'],
])('holds VAT numbers of %s to their check digits', (country, right, wrong) => {
  expect(isVatNumberOf(country, right)).toBe(true)
  expect(isVatNumberOf(country, wrong)).toBe(false)
})

it('takes any number of a country whose numbers nobody knows', () => {
  expect(isVatNumberOf('GE', '123')).toBe(true)
  expect(isTaxNumberOf('MD', '123')).toBe(true)
})

it('takes the tax number of a company and of a person', () => {
  expect(isTaxNumberOf('PL', '526-000-12-46')).toBe(true)
  expect(isTaxNumberOf('PL', '44051401359')).toBe(true)
  expect(isTaxNumberOf('PL', '44051401358')).toBe(false)
})
