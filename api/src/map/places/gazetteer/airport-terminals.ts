import { terminalKey } from '../airport-words.ts'
import { placeKey } from '../place-key.ts'
import { AIRPORT_TERMINALS, type Terminal } from './airport-terminals.data.ts'
import type { SeedPlace } from './seed-place.ts'

/** The airport comes before its terminals: who names none means it, and the driver asks. */
const BEHIND_AIRPORT = 1.5

/**
 * The terminals of an airport as places of their own: of its kind and in its time zone, but without its code, which
 * stays the airport's. Each is found by all the airport's names, with "Terminal 5" or "T5" after them.
 */
export function terminalPlaces(airport: SeedPlace): SeedPlace[] {
  const names = [airport.name, airport.iata ?? '', ...airport.otherNames].map((name) => name.trim())
  return (AIRPORT_TERMINALS[airport.iata ?? ''] ?? []).map(([terminal, lat, lon]) => ({
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
function terminalName(terminal: Terminal[0]): string {
  return /^\d/.test(terminal) ? `Terminal ${terminal}` : `${terminal} Terminal`
}
