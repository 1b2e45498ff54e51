import { COUNTRIES } from '@fiacre/sdk/rules'

/** A country as a list offers it: ISO 3166-1 alpha-2 code, and its name in the traveller's language. */
export type CountryName = { readonly code: string; readonly name: string }

const lists = new Map<string, readonly CountryName[]>()

/** All countries, in the order of the language's alphabet. */
export function countryNames(language: string): readonly CountryName[] {
  let list = lists.get(language)
  if (!list) {
    const { compare } = new Intl.Collator(language)
    list = COUNTRIES.map(({ code }) => ({ code, name: countryName(code, language) })).toSorted((a, b) =>
      compare(a.name, b.name),
    )
    lists.set(language, list)
  }
  return list
}

/** The name of a country in a language; English where the browser knows no other, and the code where it knows none. */
export function countryName(code: string, language: string): string {
  const own = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' }).of(code)
  return own ?? COUNTRIES.find((country) => country.code === code)?.name ?? code
}
