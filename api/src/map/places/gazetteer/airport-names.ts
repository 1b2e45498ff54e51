import { AIRPORT_NAMES } from './airport-names.data.ts'

/** The name a traveller uses: "Vilnius International Airport" is Vilnius Airport, "Bergen Airport, Flesland" Bergen Airport. */
export function airportName(iata: string, registered: string): string {
  const known = AIRPORT_NAMES[iata]
  if (known !== undefined) return known
  const plain = registered
    .replace(/ \/ .*$/, '')
    .replace(/,.*$/, '')
    .replace(/\s*\(.*?\)/g, '')
    .replace(/ (International|National|Island National|Island)(?= Airport)/g, '')
    .trim()
  return /airport|airfield|heliport/i.test(plain) ? plain : `${plain} Airport`
}
