import { COUNTRY_ALIASES } from './country-aliases.ts'
import { COUNTRIES } from './countries.ts'
import type { CountryCode } from './countries.ts'
import { foldPlaceText, placeWords } from './place-words.ts'

/** Words that country names have or lack as people please. */
const FILLERS = new Set(['and', 'the'])

let codes: Map<string, CountryCode> | undefined

/**
 * The ISO 3166-1 alpha-2 code of a country given as its code or by its English name, in any case, with or without
 * accents ("pl", "Poland", "UK", "Czech Republic", "Türkiye"). Undefined when it is none.
 */
export function normaliseCountry(text: string): CountryCode | undefined {
  codes ??= new Map(countryNames())
  return codes.get(keyOf(text))
}

function* countryNames(): Generator<[string, CountryCode]> {
  for (const { code, name } of COUNTRIES) {
    yield [keyOf(code), code]
    yield [keyOf(name), code]
    for (const alias of COUNTRY_ALIASES[code] ?? []) yield [keyOf(alias), code]
  }
}

function keyOf(text: string): string {
  return placeWords(foldPlaceText(text))
    .filter((word) => !FILLERS.has(word))
    .join(' ')
}
