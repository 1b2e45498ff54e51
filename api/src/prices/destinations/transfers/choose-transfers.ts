import type { ServedCountryCode } from '@fiacre/sdk/rules'
import { isServedCountry } from '@fiacre/sdk/rules'
import { greatCircleKm, type LatLon } from '#map/routing/great-circle.ts'
import type { RouteEstimator } from '#map/routing/estimate-route.ts'
import type { PlaceKind } from '#map/places/places.tables.ts'
import type { TransferPurpose } from './transfer-routes.ts'

/** A place that a page may be about. */
interface Candidate {
  id: string
  kind: PlaceKind
  countryCode: string
  lat: number
  lon: number
  population: number
  weight: number
}

export interface Chosen {
  from: string
  to: string
  purpose: TransferPurpose
}

interface Sources {
  /** Airports that airlines of several countries fly to. */
  airports: readonly Candidate[]
  places: readonly (Candidate & { purpose: TransferPurpose })[]
  /** Rides that the catalogue names, `airport:GVA geonames:3027301`: always chosen. */
  named: ReadonlySet<string>
  estimate: RouteEstimator
}

interface Pair extends Chosen {
  country: ServedCountryCode
  at: LatLon
  km: number
  score: number
}

/** So many pages of routes there are. */
const ROUTES = 620
/** Each country has its best ones, however few look for it. */
const OF_EACH_COUNTRY = 3
const OF_EACH_AIRPORT = 14
/** Within a quarter of an hour's walk nobody books a ride; beyond some hours one flies elsewhere. */
const KM = { least: 5, most: 250 }
/** So much more a ride counts that the catalogue names: it comes before all others. */
const NAMED = 100
/** Two places as near to one another have one page: the other would say the same. */
const APART_KM = 8
/** Shorter rides cost the least fare of each class: of those an airport has one. */
const SHORT_KM = 15
/** So many airports of one place, the nearest first: for a capital all that its airlines use. */
const AIRPORTS_OF: Record<TransferPurpose, number> = {
  ski: 3,
  summer: 2,
  resort: 2,
  capital: 5,
  city: 2,
  sight: 2,
  port: 2,
}
const FURTHEST_KM: Record<TransferPurpose, number> = {
  ski: 250,
  summer: 200,
  resort: 180,
  capital: 130,
  city: 130,
  sight: 150,
  port: 130,
}
/** The sea and the snow are reached by transfer; into towns go trains, too. */
const SOUGHT: Record<TransferPurpose, number> = {
  ski: 2.6,
  summer: 4,
  resort: 2,
  capital: 2.4,
  city: 1.2,
  sight: 4,
  port: 4,
}

/**
 * Chooses the rides that have a page of their own: from an airport to where people go from it, by how many live or go there, how
 * large the airport is and how far it is. The same sources give the same list, in the same order.
 */
export function chooseTransfers({ airports, places, named, estimate }: Sources): Chosen[] {
  const pairs = places.flatMap((place) => pairsOf(place, airports, named, estimate))
  const best = pairs.toSorted((a, b) => b.score - a.score || compare(a.from + a.to, b.from + b.to))
  const counted = new Map<string, number>()
  const count = (key: string) => counted.get(key) ?? 0
  const chosen = new Set<Pair>()
  const take = (pair: Pair) => {
    chosen.add(pair)
    for (const key of [pair.country, pair.from]) counted.set(key, count(key) + 1)
  }
  const isAlike = (pair: Pair) =>
    [...chosen].some(
      ({ from, at, km }) =>
        from === pair.from &&
        (greatCircleKm(at, pair.at) < APART_KM || (km < SHORT_KM && pair.km < SHORT_KM)),
    )
  for (const pair of best) if (count(pair.country) < OF_EACH_COUNTRY && !isAlike(pair)) take(pair)
  for (const pair of best) {
    if (chosen.size >= ROUTES) break
    if (count(pair.from) < OF_EACH_AIRPORT && !isAlike(pair)) take(pair)
  }
  return [...chosen]
    .toSorted((a, b) => compare(a.country + a.from, b.country + b.from) || a.km - b.km || compare(a.to, b.to))
    .map(({ from, to, purpose }) => ({ from, to, purpose }))
}

function pairsOf(
  place: Sources['places'][number],
  airports: readonly Candidate[],
  named: ReadonlySet<string>,
  estimate: RouteEstimator,
): Pair[] {
  const furthest = FURTHEST_KM[place.purpose]
  const isNamed = ({ id }: Candidate) => named.has(`${id} ${place.id}`)
  const near = airports.flatMap((airport) => {
    if (greatCircleKm(airport, place) > (isNamed(airport) ? KM.most : furthest)) return []
    const way = estimate(airport, place)
    if (way.kind === 'none' || way.distanceKm < KM.least || way.distanceKm > KM.most) return []
    return way.distanceKm > furthest && !isNamed(airport) ? [] : [{ airport, ...way }]
  })
  return near
    .toSorted((a, b) => Number(isNamed(b.airport)) - Number(isNamed(a.airport)) || a.minutes - b.minutes)
    .filter(({ airport }, index) => isNamed(airport) || index < AIRPORTS_OF[place.purpose])
    .flatMap(({ airport, distanceKm }, index): Pair[] => {
      const { countryCode } = airport
      if (!isServedCountry(countryCode)) return []
      const known = place.population > 0 ? Math.log10(place.population) : 0
      const score =
        SOUGHT[place.purpose] +
        Math.max(known, place.weight) +
        airport.weight / 2 -
        distanceKm / 130 -
        index * 0.3 +
        (isNamed(airport) ? NAMED : 0)
      const { purpose } = place
      return [
        { from: airport.id, to: place.id, purpose, country: countryCode, at: place, km: distanceKm, score },
      ]
    })
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
