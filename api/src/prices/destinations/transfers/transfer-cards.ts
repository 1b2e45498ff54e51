import type { components } from '@fiacre/sdk/contract'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { Place } from '#map/places/places.tables.ts'
import { priceTransfer } from '../../pricing/price-transfer.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import { routePath, type TransferRoute } from './transfer-routes.ts'
import type { Way, WayOf } from './transfer-ways.ts'

type ClassPrice = components['schemas']['TransferClassPrice']
export type TransferRide = components['schemas']['TransferRide']

/** What pages of rides are made of. */
export interface TransferParts {
  /** By their ids, named in the language of the page. */
  places: ReadonlyMap<string, Place>
  wayOf: WayOf
  card: RateCard
}

/** What a way costs in every class, made as a quote makes it. */
export function classPrices(countryCode: string, way: Way, card: RateCard): ClassPrice[] {
  return VEHICLE_CLASSES.map(({ id }) => {
    const priceCents = classCents(countryCode, way, card, { id, isRoundTrip: false })
    const returnPriceCents = classCents(countryCode, way, card, { id, isRoundTrip: true })
    return {
      vehicleTypeId: id,
      price: priceCents / 100,
      priceCents,
      returnPrice: returnPriceCents / 100,
      returnPriceCents,
    }
  })
}

function classCents(
  countryCode: string,
  { distanceKm: oneWayKm }: Way,
  card: RateCard,
  { id: vehicleTypeId, isRoundTrip }: { id: number; isRoundTrip: boolean },
): number {
  return priceTransfer({ countryCode, vehicleTypeId, oneWayKm, isRoundTrip }, card).totalCents
}

/** Rides with the price of the least of their classes, in their order; one without a way is left out. */
export async function transferRides(
  routes: readonly TransferRoute[],
  parts: TransferParts,
): Promise<TransferRide[]> {
  const rides = await Promise.all(routes.map((route) => transferRide(route, parts)))
  return rides.filter((ride) => ride !== undefined)
}

async function transferRide(
  route: TransferRoute,
  { places, wayOf, card }: TransferParts,
): Promise<TransferRide | undefined> {
  const [airport, place] = [places.get(route.from), places.get(route.to)]
  if (!airport || !place) return undefined
  const way = await wayOf(route, airport, place)
  if (!way) return undefined
  const fromPriceCents = Math.min(
    ...VEHICLE_CLASSES.map(({ id }) =>
      classCents(airport.countryCode, way, card, { id, isRoundTrip: false }),
    ),
  )
  return {
    path: routePath(route),
    airport,
    place,
    purpose: route.purpose,
    distanceKm: way.distanceKm,
    durationMinutes: way.minutes,
    fromPrice: fromPriceCents / 100,
    fromPriceCents,
  }
}
