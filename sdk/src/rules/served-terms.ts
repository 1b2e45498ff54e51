import { COUNTRY_ALIASES } from './country-aliases.ts'
import { BARE_CITIES, KNOWN_CITIES } from './known-cities.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { placeLexicon } from './place-lexicon.ts'
import type { PlaceLexicon } from './place-lexicon.ts'
import { SERVED_COUNTRY_CODES } from './served-country-codes.ts'
import type { ServedCountryCode } from './served-country-codes.ts'

/** What a served name stands for. A `bare` one counts only where nothing else stands beside it. */
export type ServedMeaning = {
  readonly country: ServedCountryCode
  readonly kind: 'country' | 'city'
  readonly bare: boolean
}

/** Languages of served countries, and of travellers, that the interface does not speak. */
const MORE_LANGUAGES = ['ru', 'uk', 'tr', 'sq', 'sr', 'sr-Latn', 'mk', 'bs', 'ka', 'hy', 'is', 'ca', 'ar']

/** "Island" is Iceland in half of Europe, and the end of Long Island and Rhode Island. */
const NOT_A_COUNTRY = new Set(['island', 'ísland'])

const CYRILLIC_ENDING = /(?<=[а-яѐ-џ]{3})(?:[аеиоуыэюяьј]+|[оеа]м|ах|ами)$/u

let lexicon: PlaceLexicon<ServedMeaning> | undefined

/** Names of served countries and of their well-known cities; made on first use. */
export function servedTerms(): PlaceLexicon<ServedMeaning> {
  // Russian and its kin decline names: "в Белграде", "Польшу". Without the ending the forms are equal.
  lexicon ??= placeLexicon(servedNames(), (word) => word.replace(CYRILLIC_ENDING, ''))
  return lexicon
}

function* servedNames(): Generator<readonly [string, ServedMeaning]> {
  const tongues = [...LANGUAGE_CODES, ...MORE_LANGUAGES].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  for (const code of SERVED_COUNTRY_CODES) {
    const meaning = { country: code, kind: 'country', bare: false } as const
    const translations = tongues.flatMap((tongue) => tongue.of(code) ?? [])
    for (const term of [...(COUNTRY_ALIASES[code] ?? []), ...translations]) {
      if (isCountryName(term)) yield [term, meaning]
    }
  }
  yield* cities(KNOWN_CITIES, false)
  yield* cities(BARE_CITIES, true)
}

/** Codes such as "EL" are left out, as they are words of many addresses; "UK" is not. */
function isCountryName(term: string): boolean {
  return (term.length > 2 || term === 'UK') && !NOT_A_COUNTRY.has(term.toLowerCase())
}

function* cities(
  table: Readonly<Partial<Record<ServedCountryCode, string>>>,
  bare: boolean,
): Generator<readonly [string, ServedMeaning]> {
  for (const code of SERVED_COUNTRY_CODES) {
    for (const name of table[code]?.split(', ') ?? []) yield [name, { country: code, kind: 'city', bare }]
  }
}
