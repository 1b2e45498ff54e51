import { expect, it } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

it('offers the browser’s language where the page is in another, and nobody has chosen', () => {
  expect(offeredLanguage(['de-AT', 'en'], 'en', null)).toBe('de')
  expect(offeredLanguage(['nb'], 'de', null)).toBe('no')
  expect(offeredLanguage(['ja', 'hu'], 'en', null)).toBe('hu')
  expect(offeredLanguage(['de'], 'de', null)).toBeNull()
  expect(offeredLanguage(['ja'], 'en', null)).toBeNull()
  expect(offeredLanguage(['de'], 'en', 'en')).toBeNull()
})
