import { expect, it } from 'vitest'
import { firstLanguage } from './language.ts'

it.each([
  ['the language that the address is in', '/de/destinations?lang=pl', 'en', 'de'],
  ['what the address asks for', '/checkout?session=cs_1&lang=pl', 'en', 'pl'],
  ['the language of a tag with a region', '/?lang=pl-PL', null, 'pl'],
  ['else what was chosen before', '/', 'pl', 'pl'],
  ['else English', '/', null, 'en'],
  ['Norwegian, whichever of its forms a browser names', '/?lang=nb-NO', null, 'no'],
  ['English for a language the site does not speak', '/?lang=ja', 'xx', 'en'],
])('speaks %s', (_, address, stored, language) => {
  expect(firstLanguage(new URL(address, 'https://fiacre.example'), stored)).toBe(language)
})
