import type { LanguageCode } from '@fiacre/sdk/rules'
import { frenchOf, portugueseOf } from './of-a-name.ts'

/** How each language says "the central station of this town", with the town's name undeclined, as on timetables. */
export const CENTRAL_STATION_PHRASES: Readonly<
  Record<Exclude<LanguageCode, 'en'>, (town: string) => string>
> = {
  pl: (town) => `${town} Dworzec Główny`,
  de: (town) => `${town} Hauptbahnhof`,
  fr: (town) => `Gare centrale ${frenchOf(town)}`,
  es: (town) => `Estación central de ${town}`,
  it: (town) => `Stazione centrale di ${town}`,
  pt: (town) => `Estação central ${portugueseOf(town)}`,
  nl: (town) => `Station ${town} Centraal`,
  sv: (town) => `${town} centralstation`,
  da: (town) => `${town} hovedbanegård`,
  no: (town) => `${town} sentralstasjon`,
  fi: (town) => `${town} päärautatieasema`,
  cs: (town) => `${town} hlavní nádraží`,
  sk: (town) => `${town} hlavná stanica`,
  hu: (town) => `${town} főpályaudvar`,
  ro: (town) => `Gara centrală ${town}`,
  bg: (town) => `Централна гара ${town}`,
  hr: (town) => `${town} glavni kolodvor`,
  sl: (town) => `${town} glavna železniška postaja`,
  et: (town) => `${town} keskjaam`,
  lv: (town) => `${town} centrālā stacija`,
  lt: (town) => `${town} centrinė stotis`,
  el: (town) => `Κεντρικός σταθμός ${town}`,
}
