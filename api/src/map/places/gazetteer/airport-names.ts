import { iata as iataCode, list, text } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'

const NAMES: ReadonlyMap<string, string> = new Map(
  readTable('places/airport-names.tsv', { iata: iataCode, name: text }).map(({ iata, name }) => [iata, name]),
)

/** Names that are said and typed, and found in no register; by the airport's IATA code. */
export const AIRPORT_NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('places/airport-nicknames.tsv', { iata: iataCode, nicknames: list }).map(
    ({ iata, nicknames }) => [iata, nicknames],
  ),
)

/** The name a traveller uses: "Vilnius International Airport" is Vilnius Airport, "Bergen Airport, Flesland" Bergen Airport. */
export function airportName(iata: string, registered: string): string {
  const known = NAMES.get(iata)
  if (known !== undefined) return known
  const plain = registered
    .replace(/ \/ .*$/, '')
    .replace(/,.*$/, '')
    .replace(/\s*\(.*?\)/g, '')
    .replace(/ (International|National|Island National|Island)(?= Airport)/g, '')
    .trim()
  return /airport|airfield|heliport/i.test(plain) ? plain : `${plain} Airport`
}
