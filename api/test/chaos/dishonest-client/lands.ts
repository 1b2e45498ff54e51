import { KNOWN_PLACES, type KnownPlace } from './known-places.ts'
import { straightKm } from './lower-bound.ts'

/** Islands that no road leads to, by a circle that holds their places and no others of the table. */
const ISLANDS: readonly { lat: number; lon: number; km: number }[] = [
  { lat: 39.6, lon: 2.9, km: 60 }, // Mallorca
  { lat: 37.9, lon: 14.4, km: 150 }, // Sicily
  { lat: 35.4, lon: 24.6, km: 100 }, // Crete
  { lat: 36.4, lon: 28.1, km: 15 }, // Rhodes
  { lat: 39.6, lon: 19.9, km: 12 }, // Corfu
  { lat: 43.17, lon: 16.44, km: 5 }, // Hvar
]
const ISLAND_COUNTRIES: readonly string[] = ['GB', 'IE', 'IS', 'CY', 'MT']

/** Which land a place lies on: roads join what lies on one. */
function landOf(place: KnownPlace): string {
  const island = ISLANDS.findIndex((circle) => straightKm(circle, place) <= circle.km)
  if (island >= 0) return `island ${island}`
  return ISLAND_COUNTRIES.includes(place.country) ? place.country : 'mainland'
}

const LANDS = new Map<string, KnownPlace[]>()
for (const place of KNOWN_PLACES) LANDS.set(landOf(place), [...(LANDS.get(landOf(place)) ?? []), place])

/** Everything that a road leads to from a place. */
export function sameLand(place: KnownPlace): readonly KnownPlace[] {
  return (LANDS.get(landOf(place)) ?? []).filter((other) => other !== place)
}

/** The next place worth a transfer. */
export function neighbourOf(place: KnownPlace): KnownPlace {
  const others = sameLand(place).filter((other) => straightKm(place, other) > 5)
  const byWay = others.toSorted((a, b) => straightKm(place, a) - straightKm(place, b))
  return byWay[0] ?? place
}
