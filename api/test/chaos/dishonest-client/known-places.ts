import { AIRPORTS, CITIES, SMALL_PLACES } from './known-places.data.ts'

export interface KnownPlace {
  /** The plain English name. */
  name: string
  /** Other names of the very same place. */
  also: readonly string[]
  iata: string | null
  /** An airport, or a town of more than 20,000 people: its plain name means it wherever it stands. */
  isWellKnown: boolean
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lon: number
  /** Countries so near that a point beside the place may lie in them, where a kilometre costs less. */
  cheaperNear: readonly string[]
}

function read(table: string, isWellKnown: boolean): KnownPlace[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', country = '', position = '', near = ''] = line.split('|').map((cell) => cell.trim())
      const [first = '', ...also] = names.split('=').map((name) => name.trim())
      const [lat, lon] = position.split(' ').map(Number)
      if (lat === undefined || lon === undefined) throw new Error(`"${line}" has no position.`)
      const iata = /\(([A-Z]{3})\)$/.exec(first)?.[1] ?? null
      const name = first.replace(/ \([A-Z]{3}\)$/, '')
      return {
        name,
        also,
        iata,
        isWellKnown,
        country,
        lat,
        lon,
        cheaperNear: near.split(' ').filter(Boolean),
      }
    })
}

export const KNOWN_PLACES: readonly KnownPlace[] = [
  ...read(AIRPORTS, true),
  ...read(CITIES, true),
  ...read(SMALL_PLACES, false),
]
