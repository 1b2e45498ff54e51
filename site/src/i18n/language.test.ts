import { expect, it } from 'vitest'
import { firstLanguage } from './language.ts'

it.each([
  ['what was chosen before', '?lang=pl', 'en', 'en'],
  ['else what the address asks for', '?session=cs_1&lang=pl', null, 'pl'],
  ['else English', '', null, 'en'],
  ['English for a language the site does not speak', '?lang=sv', 'xx', 'en'],
])('speaks %s', (_, search, stored, language) => {
  expect(firstLanguage(search, stored)).toBe(language)
})
