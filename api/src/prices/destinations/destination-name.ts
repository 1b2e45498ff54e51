import type { LanguageCode } from '@fiacre/sdk/rules'

/** Scotland, a destination of its own within the United Kingdom (ISO 3166-2). */
export const SCOTLAND = 'GB-SCT'

/** Tables of country names have no parts of countries. */
const SCOTLAND_NAMES: Record<LanguageCode, string> = {
  en: 'Scotland',
  pl: 'Szkocja',
  de: 'Schottland',
  fr: 'Écosse',
  es: 'Escocia',
  it: 'Scozia',
  pt: 'Escócia',
  nl: 'Schotland',
  sv: 'Skottland',
  da: 'Skotland',
  no: 'Skottland',
  fi: 'Skotlanti',
  cs: 'Skotsko',
  sk: 'Škótsko',
  hu: 'Skócia',
  ro: 'Scoția',
  bg: 'Шотландия',
  hr: 'Škotska',
  sl: 'Škotska',
  et: 'Šotimaa',
  lv: 'Skotija',
  lt: 'Škotija',
  el: 'Σκωτία',
}

/** Names destinations in a language: "Schweiz", "Schottland". */
export function destinationNames(language: LanguageCode): (code: string) => string {
  const countries = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  return (code) => (code === SCOTLAND ? SCOTLAND_NAMES[language] : (countries.of(code) ?? code))
}

/** The country whose prices and zone a destination has: GB for GB-SCT. */
export function countryOf(code: string): string {
  return code.slice(0, 2)
}
