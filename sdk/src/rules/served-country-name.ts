import { EVERYDAY_COUNTRY_NAMES } from './everyday-country-names.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { SERVED_COUNTRY_CODES } from './served-country-codes.ts'

let names: Set<string> | undefined

/** Whether a text is the name of a country that we serve, in any of our languages or in everyday use, whatever its case and accents. */
export function isServedCountryName(text: string): boolean {
  names ??= new Set([...LANGUAGE_CODES.flatMap(namesIn), ...Object.keys(EVERYDAY_COUNTRY_NAMES)])
  return names.has(plain(text))
}

function namesIn(language: string): string[] {
  const display = new Intl.DisplayNames(language, { type: 'region' })
  return SERVED_COUNTRY_CODES.map((code) => plain(display.of(code) ?? code))
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
