import { SERVED_COUNTRIES, type ServedCountryCode } from '@fiacre/sdk/rules'

/** A served country by its name in some language. */
export type NamedCountry = { readonly code: ServedCountryCode; readonly name: string }

/** The served countries in a language's own names and order, under the letters they begin with. */
export function countriesByLetter(language: string): { letter: string; countries: NamedCountry[] }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = SERVED_COUNTRIES.map(({ code, name }) => ({ code, name: names.of(code) ?? name }))
  named.sort((a, b) => a.name.localeCompare(b.name, language))
  const letters = new Map<string, NamedCountry[]>()
  for (const country of named) {
    const letter = country.name.charAt(0).toLocaleUpperCase(language)
    letters.set(letter, [...(letters.get(letter) ?? []), country])
  }
  return [...letters].map(([letter, countries]) => ({ letter, countries }))
}
