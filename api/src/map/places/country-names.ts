import {
  EVERYDAY_COUNTRY_NAMES,
  LANGUAGES,
  type LanguageCode,
  isServedCountry,
  matchLanguage,
} from '@fiacre/sdk/rules'
import { placeKey } from './place-key.ts'

/** Languages in which a country may be named in an address: those we speak, and those of its neighbours. */
const ADDRESS_LANGUAGES = [...LANGUAGES.map(({ code }) => code), ...'ru uk tr sr mk sq is ka hy'.split(' ')]

/** Names in everyday use of countries that we do not serve, which the tables of country names lack. */
const EVERYDAY_ELSEWHERE: Record<string, string> = {
  usa: 'US',
  'united states of america': 'US',
  vatican: 'IT',
  russia: 'RU',
}

/** Codes that the tables name without their being countries: the European Union, pseudo-locales and such. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB'])

let codesByName: ReadonlyMap<string, string> | undefined

/**
 * Every country's names in our languages, by their key: "szwajcaria" is CH, "deutschland" is DE.
 * A fixed table, read by whoever asks first: that takes longer than all other modules of places do to load.
 */
export function countryNames(): ReadonlyMap<string, string> {
  return (codesByName ??= readCountryNames())
}

function readCountryNames(): Map<string, string> {
  const names = new Map<string, string>()
  const codes = countryCodes()
  for (const language of ADDRESS_LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const key = placeKey(display.of(code) ?? '')
      // Where two countries share a name (historic codes do), one that is served wins.
      if (key !== '' && (!names.has(key) || isServedCountry(code))) names.set(key, code)
    }
  }
  for (const [key, code] of Object.entries({ ...EVERYDAY_COUNTRY_NAMES, ...EVERYDAY_ELSEWHERE }))
    names.set(key, code)
  return names
}

function countryCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => english.of(code) !== undefined && !NO_COUNTRIES.has(code))
}

/** By language and code; filled as asked, and no larger than our languages times the world's countries. */
const NAMES_BY_LANGUAGE = new Map<LanguageCode, Map<string, string>>()

/**
 * A country's name in a language; English where we do not speak it. Kept once found: making the table that Intl asks
 * takes longer than a whole search for a place.
 *
 * @param language a BCP 47 tag, such as "pl" or "pt-BR"
 */
export function countryName(code: string, language: string): string {
  const spoken = matchLanguage([language])
  let names = NAMES_BY_LANGUAGE.get(spoken)
  if (!names) {
    const display = new Intl.DisplayNames([spoken, 'en'], { type: 'region' })
    names = new Map(countryCodes().map((each) => [each, display.of(each) ?? each]))
    NAMES_BY_LANGUAGE.set(spoken, names)
  }
  return names.get(code) ?? code
}
