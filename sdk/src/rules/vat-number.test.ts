import { expect, it } from 'vitest'
import { isVatNumber } from './vat-number.ts'

it('knows the form of a VAT number', () => {
  const right = [
    '',
    'PL5260001246',
    'pl 526-000-12-46',
    'FR 40 303265045',
    'CHE-123.456.789 MWST',
    'IE1234567FA',
  ]
  const wrong = ['5260001246', 'PL', 'Poland', 'PL52600<01246', 'ŁP5260001246']
  expect(right.filter((text) => !isVatNumber(text))).toEqual([])
  expect(wrong.filter((text) => isVatNumber(text))).toEqual([])
})
