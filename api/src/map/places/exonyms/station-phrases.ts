import type { LanguageCode } from '@fiacre/sdk/rules'
import { frenchOf, portugueseOf } from './of-a-name.ts'

/**
 * How each language says "the station of this name", with the name left as it is on the station's signs: undeclined, as on
 * timetables.
 */
export const STATION_PHRASES: Readonly<Record<Exclude<LanguageCode, 'en'>, (name: string) => string>> = {
  pl: (name) => `${name}, dworzec`,
  de: (name) => `Bahnhof ${name}`,
  fr: (name) => `Gare ${frenchOf(name)}`,
  es: (name) => `Estación de ${name}`,
  it: (name) => `Stazione di ${name}`,
  pt: (name) => `Estação ${portugueseOf(name)}`,
  nl: (name) => `Station ${name}`,
  sv: (name) => `${name} station`,
  da: (name) => `${name} Station`,
  no: (name) => `${name} stasjon`,
  fi: (name) => `${name} rautatieasema`,
  cs: (name) => `Nádraží ${name}`,
  sk: (name) => `Stanica ${name}`,
  hu: (name) => `${name} pályaudvar`,
  ro: (name) => `Gara ${name}`,
  bg: (name) => `Гара ${name}`,
  hr: (name) => `Kolodvor ${name}`,
  sl: (name) => `Železniška postaja ${name}`,
  et: (name) => `${name} raudteejaam`,
  lv: (name) => `Stacija ${name}`,
  lt: (name) => `${name} geležinkelio stotis`,
  el: (name) => `Σταθμός ${name}`,
}
