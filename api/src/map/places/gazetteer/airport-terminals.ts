import { terminalKey } from '../airport-words.ts'
import { iata as iataCode, latitude, longitude, text } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'
import { placeKey } from '../place-key.ts'
import type { SeedPlace } from './seed-place.ts'

/** What the signs call each building and where its arrivals' doors are; by the airport's IATA code. */
export const AIRPORT_TERMINALS = Map.groupBy(
  readTable('places/airport-terminals.tsv', {
    iata: iataCode,
    terminal: text,
    lat: latitude,
    lon: longitude,
  }),
  ({ iata }) => iata,
)

/** The airport comes before its terminals: who names none means it, and the driver asks. */
const BEHIND_AIRPORT = 1.5

/**
 * The terminals of an airport as places of their own: of its kind and in its time zone, but without its code, which
 * stays the airport's. Each is found by all the airport's names, with "Terminal 5" or "T5" after them.
 */
export function terminalPlaces(airport: SeedPlace): SeedPlace[] {
  const names = [airport.name, airport.iata ?? '', ...airport.otherNames].map((name) => name.trim())
  return (AIRPORT_TERMINALS.get(airport.iata ?? '') ?? []).map(({ terminal, lat, lon }) => ({
    ...airport,
    id: `curated:${airport.iata?.toLowerCase()}-terminal-${terminal.toLowerCase()}`,
    name: `${airport.name} ${terminalName(terminal)}`,
    lat,
    lon,
    iata: null,
    weight: airport.weight - BEHIND_AIRPORT,
    otherNames: names.flatMap((name) => terminalKey(placeKey(`${name} ${terminalName(terminal)}`)) ?? []),
  }))
}

/** Gatwick's are the North and the South Terminal; the others have numbers. */
function terminalName(terminal: string): string {
  return /^\d/.test(terminal) ? `Terminal ${terminal}` : `${terminal} Terminal`
}
