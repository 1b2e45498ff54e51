import { expect, it } from 'vitest'
import { guessCountry } from './guess-country.ts'

it.each([
  [['pl-PL', 'en'], 'PL'],
  [['de-AT'], 'AT'],
  [['fr'], 'FR'],
  [['en-GB', 'pl'], 'GB'],
  [['en-US', 'pl'], 'PL'],
  [['en-US', 'en'], undefined],
  [['not a language', 'it-IT'], 'IT'],
  [[], undefined],
])('of %j is %s', (languages, code) => expect(guessCountry(languages)?.code).toBe(code))
