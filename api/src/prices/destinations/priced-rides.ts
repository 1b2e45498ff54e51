import type { components } from '@fiacre/sdk/contract'
import type { Place } from '#map/places/places.tables.ts'
import type { RouteFinder } from '#map/routing/kept-routes.ts'
import { priceTransfer } from '../pricing/price-transfer.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import type { KnownRide } from './catalogue.data.ts'
import { pathOfRide } from './transfers/transfer-routes.ts'

type PricedRide = components['schemas']['PricedRide']

/** Rides at today's prices, made as a quote makes them; one without a way or a place is left out. */
export async function pricedRides(
  known: readonly KnownRide[],
  places: ReadonlyMap<string, Place>,
  routes: RouteFinder,
  card: RateCard,
): Promise<PricedRide[]> {
  const rides = await Promise.all(known.map((ride) => pricedRide(ride, places, routes, card)))
  return rides.filter((ride) => ride !== undefined)
}

async function pricedRide(
  { from, to, vehicleTypeId, picture }: KnownRide,
  places: ReadonlyMap<string, Place>,
  routes: RouteFinder,
  card: RateCard,
): Promise<PricedRide | undefined> {
  const [pickup, destination] = [places.get(from), places.get(to)]
  if (!pickup || !destination) return undefined
  const route = await routes.find(pickup, destination)
  if (route.kind === 'none') return undefined
  const { countryCode } = pickup
  const trip = { countryCode, vehicleTypeId, oneWayKm: route.distanceKm, isRoundTrip: false }
  const pagePath = pathOfRide(from, to)
  const { totalCents, oneWayKm } = priceTransfer(trip, card)
  return {
    pickup,
    destination,
    vehicleTypeId,
    distanceKm: oneWayKm,
    durationMinutes: route.minutes,
    price: totalCents / 100,
    priceCents: totalCents,
    imageUrl: `/destinations/${picture}.svg`,
    ...(pagePath && { pagePath }),
  }
}
