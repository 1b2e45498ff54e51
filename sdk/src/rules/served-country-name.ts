import { LANGUAGES } from './languages.ts'
import { SERVED_COUNTRY_CODES } from './served-country-codes.ts'

let names: Set<string> | undefined

/** Whether a text is the name of a country that we serve, in any of our languages, whatever its case and accents. */
export function isServedCountryName(text: string): boolean {
  names ??= new Set(LANGUAGES.flatMap(({ code }) => namesIn(code)))
  return names.has(plain(text))
}

function namesIn(language: string): string[] {
  const display = new Intl.DisplayNames(language, { type: 'region' })
  return SERVED_COUNTRY_CODES.map((code) => plain(display.of(code) ?? code))
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
