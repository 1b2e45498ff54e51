import type { components } from '@fiacre/sdk/contract'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { RouteFinder } from '#map/routing/kept-routes.ts'
import type { Place } from '#map/places/places.tables.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { SKI_RESORTS, SUMMER_RESORTS, type PlaceId } from './catalogue.data.ts'
import { COUNTRY_RIDES, type DestinationCode } from './country-rides.data.ts'
import { pricedRides } from './priced-rides.ts'

type PricedRide = components['schemas']['PricedRide']
type DestinationDetails = components['schemas']['DestinationDetails']

/** The class that rides of a country are priced in, as its kilometres are. */
const [{ id: ECONOMY }] = VEHICLE_CLASSES

export const DESTINATION_CODES = Object.keys(COUNTRY_RIDES) as DestinationCode[]

/** Whether a text is the code of a destination. */
export function isDestinationCode(code: string): code is DestinationCode {
  return Object.hasOwn(COUNTRY_RIDES, code)
}

/** The gazetteer ids of all that a country's card opens. */
export function countryPlaceIds(code: DestinationCode): PlaceId[] {
  return [...airportIds(code), ...resortIds(code), ...COUNTRY_RIDES[code].rides.flat()]
}

/** A country's rides at today's prices, the cheapest first. */
export async function countryRides(
  code: DestinationCode,
  places: ReadonlyMap<string, Place>,
  routes: RouteFinder,
  card: RateCard,
): Promise<PricedRide[]> {
  const picture = code.toLowerCase()
  const known = COUNTRY_RIDES[code].rides.map(([from, to]) => ({ from, to, vehicleTypeId: ECONOMY, picture }))
  const rides = await pricedRides(known, places, routes, card)
  return rides.toSorted((a, b) => a.priceCents - b.priceCents)
}

/** What a country's card opens. */
export async function countryDetails(
  code: DestinationCode,
  places: ReadonlyMap<string, Place>,
  routes: RouteFinder,
  card: RateCard,
): Promise<DestinationDetails> {
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? [])
  return {
    code,
    airports: placesOf(airportIds(code)),
    resorts: placesOf(resortIds(code)),
    rides: await countryRides(code, places, routes, card),
  }
}

function airportIds(code: DestinationCode): PlaceId[] {
  return COUNTRY_RIDES[code].airports.split(' ').map((iata): PlaceId => `airport:${iata}`)
}

function resortIds(code: string): PlaceId[] {
  return [SUMMER_RESORTS, SKI_RESORTS].flatMap(
    (tab: Partial<Record<string, readonly PlaceId[]>>) => tab[code] ?? [],
  )
}
