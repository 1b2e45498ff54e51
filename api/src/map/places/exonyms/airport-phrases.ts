import type { LanguageCode } from '@fiacre/sdk/rules'
import { frenchOf, portugueseOf } from './of-a-name.ts'

/**
 * How each language says "the airport of a town", with the town's name left as it is. Where good style would decline
 * it (Finnish, Estonian, Lithuanian), the name goes undeclined before the word, as on timetables: an ending put on a
 * foreign name by rule is wrong too often. Their own airports are declined by hand, in exonyms/airports.tsv. Latvian,
 * Greek and the Slavic languages put the word first, where an undeclined name after it is good style.
 */
export const AIRPORT_PHRASES: Readonly<Record<Exclude<LanguageCode, 'en'>, (name: string) => string>> = {
  pl: (name) => `Lotnisko ${name}`,
  de: (name) => `Flughafen ${name}`,
  fr: (name) => `Aéroport ${frenchOf(name)}`,
  es: (name) => `Aeropuerto de ${name}`,
  it: (name) => `Aeroporto di ${name}`,
  pt: (name) => `Aeroporto ${portugueseOf(name)}`,
  nl: (name) => `Luchthaven ${name}`,
  sv: (name) => `${name} flygplats`,
  da: (name) => `${name} Lufthavn`,
  no: (name) => `${name} lufthavn`,
  fi: (name) => `${name} lentoasema`,
  cs: (name) => `Letiště ${name}`,
  sk: (name) => `Letisko ${name}`,
  hu: (name) => `${name} repülőtér`,
  ro: (name) => `Aeroportul ${name}`,
  bg: (name) => `Летище ${name}`,
  hr: (name) => `Zračna luka ${name}`,
  sl: (name) => `Letališče ${name}`,
  et: (name) => `${name} lennujaam`,
  lv: (name) => `Lidosta ${name}`,
  lt: (name) => `${name} oro uostas`,
  el: (name) => `Αεροδρόμιο ${name}`,
}
