import { isServedCountry, LANGUAGES, type LanguageCode } from '@fiacre/sdk/rules'
import { flatKm } from '#map/places/geo-cells.ts'
import { buildGazetteer } from '#map/places/gazetteer/build-gazetteer.ts'
import { CURATED_PLACES } from '#map/places/gazetteer/curated-places.ts'
import { readSettlements } from '#map/places/gazetteer/geonames.ts'
import type { SeedPlace } from '#map/places/gazetteer/seed-place.ts'
import { routeEstimator } from '#map/routing/estimate-route.ts'
import type { LatLon } from '#map/routing/great-circle.ts'
import { buildRoadNetwork } from '#map/routing/network/build-road-network.ts'
import { readNetworkSources } from '#map/routing/network/network-sources.ts'
import { AIRPORTS, CAPITALS, RIDES, SKI_RESORTS, SUMMER_RESORTS } from '../catalogue.data.ts'
import { COUNTRY_RIDES } from '../country-rides.data.ts'
import { RUNWAYS } from '../runways.data.ts'
import { chooseTransfers } from './choose-transfers.ts'
import { roadNamer } from './roads-on-way.ts'
import { slugOf } from './slug.ts'
import { CAR_FREE, CRUISE_PORTS, SIGHTS } from './sought-places.data.ts'
import { SPOKEN, VISITORS } from './transfer-languages.data.ts'
import type { TransferPurpose } from './transfer-routes.ts'

/** Airports of this weight have flights from abroad all year. */
const AIRPORT_WEIGHT = 5.1
const CITY_PEOPLE = 150_000
/** A promoted village this high up is one of the mountains. */
const MOUNTAIN_METRES = 900
/** From here on the height of a place is worth a word. */
const HIGH_METRES = 400
/** A part of a city is no city: one so many times larger lies within so many kilometres. */
const PART_OF = { times: 2, km: 20 }
/** A way passes a town within so many kilometres, that so many people live in. */
const PASSES = { km: 2.5, people: 3000, most: 5, apartKm: 6 }

/** Makes the table of the rides that have a page, as text. Half a minute; the same registers give the same text. */
export function makeTransfers(): string {
  const { places } = buildGazetteer()
  const heights = new Map<string, number | null>(CURATED_PLACES.map(({ id, elevation }) => [id, elevation]))
  for (const { geonameId, elevation } of readSettlements()) heights.set(`geonames:${geonameId}`, elevation)
  const heightOf = (id: string) => {
    const height = heights.get(id) ?? null
    return height !== null && height > 0 ? height : null
  }
  const byId = new Map(places.map((place) => [place.id, place]))
  const sources = readNetworkSources(places)
  const network = buildRoadNetwork(sources)
  const estimate = routeEstimator(network)
  const roadsOf = roadNamer(network, sources.places)
  const towns = places.filter(
    ({ kind, population }) => (kind === 'city' || kind === 'resort') && population >= PASSES.people,
  )
  const cities = places.filter(({ kind, population }) => kind === 'city' && population >= CITY_PEOPLE)
  const chosen = chooseTransfers({
    airports: airportsOf(places),
    places: places.flatMap((place) => {
      const purpose = purposeOf(place, heightOf(place.id))
      return purpose && !(purpose === 'city' && isPart(place, cities)) ? [{ ...place, purpose }] : []
    }),
    named: NAMED,
    estimate,
  })
  const rows = chosen.flatMap(({ from, to, purpose }) => {
    const [airport, place] = [byId.get(from), byId.get(to)]
    if (!airport || !place) return []
    const way = estimate(airport, place)
    const line = way.kind === 'route' ? way.line : []
    return [
      [
        airport.countryCode,
        from,
        to,
        slugOf(airport.name),
        slugOf(place.name),
        purpose,
        languagesOf(airport.countryCode, place.countryCode).join(' '),
        roadsOf(airport, place).join('|'),
        townsOn(line, towns, [airport, place]).join('|'),
        heightToTell(purpose, heightOf(to)),
        place.population || '',
      ],
    ]
  })
  const header = 'country from to airport place purpose languages roads towns elevation people'.split(' ')
  const about = '# Made by `pnpm transfers` of registers and roads: choose otherwise there, not here.'
  return [about, ...[header, ...rows].map((cells) => cells.join('\t')), ''].join('\n')
}

function airportsOf(places: readonly SeedPlace[]): SeedPlace[] {
  const known = new Set<string>([...AIRPORTS, ...Object.values(RUNWAYS)])
  for (const { airports } of Object.values(COUNTRY_RIDES))
    for (const iata of airports.split(' ')) known.add(`airport:${iata}`)
  return places.filter(
    ({ id, kind, iata, weight }) =>
      kind === 'airport' && iata !== null && (known.has(id) || weight >= AIRPORT_WEIGHT),
  )
}

/** The rides of the catalogue: to each resort from its airport, those of the start and of each country. */
const NAMED = new Set<string>([
  ...Object.entries(RUNWAYS).map(([resort, airport]) => `${airport} ${resort}`),
  ...RIDES.map(({ from, to }) => `${from} ${to}`),
  ...Object.values(COUNTRY_RIDES).flatMap(({ rides }) => rides.map((ends) => ends.join(' '))),
])
const NAMED_PLACES = new Set(Array.from(NAMED, (ride) => ride.split(' ')[1]))
const CAPITAL_IDS = new Set<string>(Object.values(CAPITALS))
const SKI_IDS = new Set<string>(Object.values(SKI_RESORTS).flat())
const SUMMER_IDS = new Set<string>(Object.values(SUMMER_RESORTS).flat())
const CAR_FREE_IDS = new Set<string>(CAR_FREE)
const SIGHT_IDS = new Set<string>(SIGHTS)
const PORT_IDS = new Set<string>(CRUISE_PORTS)

function purposeOf(
  { id, kind, countryCode, population }: SeedPlace,
  height: number | null,
): TransferPurpose | null {
  if (!isServedCountry(countryCode) || CAR_FREE_IDS.has(id)) return null
  if (CAPITAL_IDS.has(id)) return 'capital'
  if (SKI_IDS.has(id)) return 'ski'
  if (SUMMER_IDS.has(id)) return 'summer'
  if (SIGHT_IDS.has(id)) return 'sight'
  if (PORT_IDS.has(id)) return 'port'
  if (kind === 'resort') return (height ?? 0) >= MOUNTAIN_METRES ? 'ski' : 'resort'
  if (kind === 'city' && (population >= CITY_PEOPLE || NAMED_PLACES.has(id))) return 'city'
  if (kind === 'port' && NAMED_PLACES.has(id)) return 'port'
  return NAMED_PLACES.has(id) && kind !== 'airport' ? 'sight' : null
}

function isPart(place: SeedPlace, cities: readonly SeedPlace[]): boolean {
  const least = place.population * PART_OF.times
  return cities.some(
    (city) => city.id !== place.id && city.population >= least && flatKm(city, place) <= PART_OF.km,
  )
}

function heightToTell(purpose: TransferPurpose, height: number | null): number | '' {
  const isOfMountains = purpose === 'ski' || purpose === 'resort' || purpose === 'capital'
  return isOfMountains && height !== null && height >= HIGH_METRES ? height : ''
}

/** English first, then those of both ends and of who travels there, in the order of the site's languages. */
function languagesOf(from: string, to: string): LanguageCode[] {
  const wanted = new Set<LanguageCode>(['en'])
  for (const code of [from, to]) {
    if (!isServedCountry(code)) continue
    for (const language of [...(SPOKEN[code] ?? []), ...(VISITORS[code] ?? [])]) wanted.add(language)
  }
  return LANGUAGES.map(({ code }) => code).filter((code) => wanted.has(code))
}

/** The largest towns that a way passes, in the order in which it does. */
function townsOn(line: readonly LatLon[], towns: readonly SeedPlace[], ends: readonly SeedPlace[]): string[] {
  const spots = dense(line)
  const [lats, lons] = [spots.map(({ lat }) => lat), spots.map(({ lon }) => lon)]
  const box = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)] as const
  const passed = towns.flatMap((town) => {
    if (!isIn(box, town)) return []
    if (ends.some((end) => flatKm(end, town) < PASSES.apartKm)) return []
    const at = spots.findIndex(
      (spot) => Math.abs(spot.lat - town.lat) < 0.05 && flatKm(spot, town) <= PASSES.km,
    )
    return at === -1 ? [] : [{ town, at }]
  })
  const kept: typeof passed = []
  for (const each of passed.toSorted((a, b) => b.town.population - a.town.population)) {
    if (kept.length < PASSES.most && kept.every(({ town }) => flatKm(town, each.town) >= PASSES.apartKm))
      kept.push(each)
  }
  return kept.toSorted((a, b) => a.at - b.at).map(({ town }) => town.id)
}

const isIn = ([south, north, west, east]: readonly [number, number, number, number], { lat, lon }: LatLon) =>
  lat > south - 0.05 && lat < north + 0.05 && lon > west - 0.05 && lon < east + 0.05

/** The line with spots at most two kilometres apart. */
function dense(line: readonly LatLon[]): LatLon[] {
  return line.flatMap((spot, index) => {
    const next = line[index + 1]
    if (!next) return [spot]
    const steps = Math.max(1, Math.ceil(flatKm(spot, next) / 2))
    return Array.from({ length: steps }, (_, step) => ({
      lat: spot.lat + ((next.lat - spot.lat) * step) / steps,
      lon: spot.lon + ((next.lon - spot.lon) * step) / steps,
    }))
  })
}
