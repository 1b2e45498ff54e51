import { expect, it } from 'vitest'
import { isRestrictedText } from './restricted-regions.ts'
import { SANCTIONED_COUNTRIES } from './sanctioned-countries.ts'

it('are countries whose names the form refuses', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(SANCTIONED_COUNTRIES.filter((code) => !isRestrictedText(names.of(code) ?? ''))).toEqual([])
})
