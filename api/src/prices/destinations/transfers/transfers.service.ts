import type { components } from '@fiacre/sdk/contract'
import type { LanguageCode } from '@fiacre/sdk/rules'
import type { QueryRunner } from '#map/places/places.tables.ts'
import { greatCircleKm } from '#map/routing/great-circle.ts'
import type { RouteFinder } from '#map/routing/kept-routes.ts'
import type { StoredSettings } from '#platform/stored-settings/stored-settings.ts'
import { rateCardAt } from '../../pricing/stored-rate-cards.ts'
import { destinationNames } from '../destination-name.ts'
import { placesById } from '../places-by-id.ts'
import { directionOf } from './bearing.ts'
import { nearbyPlaces } from './nearby-places.ts'
import { classPrices, transferRides, type TransferParts, type TransferRide } from './transfer-cards.ts'
import {
  countrySlug,
  hubLanguages,
  hubPath,
  isListedTransfer,
  routePath,
  transferPages,
  type TransferHub,
  type TransferRoute,
} from './transfer-routes.ts'
import { transferWays } from './transfer-ways.ts'
import { zoneDifference } from './zone-difference.ts'

type HubView = components['schemas']['TransferHub']
type RouteView = components['schemas']['TransferRoute']

/** The pages of rides. */
export interface Transfers {
  /** Null where there is no such page. */
  hub(slug: string, language: LanguageCode): Promise<HubView | null>
  route(airport: string, place: string, language: LanguageCode): Promise<RouteView | null>
}

/** A page names so many other rides from its airport: more is what the airport's own page is for. */
const NEIGHBOURS = 6

/** Pages of rides out of their table, the gazetteer, the road network and the rate card of the day. */
export function transfersOf(
  db: () => QueryRunner,
  routes: RouteFinder,
  settings: StoredSettings,
  now: () => Date,
): Transfers {
  const wayOf = transferWays(routes, now)

  async function partsFor(
    of: readonly TransferRoute[],
    language: LanguageCode,
    besides: readonly string[] = [],
  ): Promise<TransferParts> {
    const ids = [...of.flatMap(({ from, to }) => [from, to]), ...besides]
    return {
      places: await placesById(db(), ids, language),
      wayOf,
      card: rateCardAt(settings, now()),
    }
  }

  return {
    async hub(slug, language) {
      const hub = transferPages().hubs.get(slug)
      if (!hub) return null
      const own = hub.kind === 'airport' ? transferPages().hubs.get(countrySlug(hub.country)) : hub
      const all = own?.routes ?? hub.routes
      const parts = await partsFor(all, language)
      const known = await transferRides(all, parts)
      const from = hub.kind === 'airport' ? hub.routes[0]?.from : undefined
      const airport = from === undefined ? undefined : parts.places.get(from)
      return {
        path: hubPath(slug),
        languages: hubLanguages(hub),
        kind: hub.kind,
        country: countryView(hub.country, language),
        ...(airport && { airport }),
        rides: from === undefined ? known : known.filter((ride) => ride.airport.id === from),
        airports: airportViews(all, known).filter(({ path }) => path !== hubPath(slug)),
      }
    },

    async route(airportSlug, placeSlug, language) {
      const route = transferPages().routeAt.get(`${airportSlug}/${placeSlug}`)
      if (!route) return null
      const fromHere = transferPages().hubs.get(route.airport)?.routes ?? []
      const toHere = transferPages().routes.filter(({ to }) => to === route.to)
      const parts = await partsFor([...fromHere, ...toHere], language, route.towns)
      const [airport, place] = [parts.places.get(route.from), parts.places.get(route.to)]
      const way = airport && place ? await wayOf(route, airport, place) : null
      if (!airport || !place || !way) return null
      const near = fromHere
        .filter((each) => each !== route && parts.places.has(each.to))
        .toSorted((a, b) => distanceTo(a) - distanceTo(b))
        .slice(0, NEIGHBOURS)
      const others = await transferRides(
        toHere.filter((each) => each !== route),
        parts,
      )
      function distanceTo(each: TransferRoute): number {
        const there = parts.places.get(each.to)
        return there && place ? greatCircleKm(place, there) : Infinity
      }
      return {
        path: routePath(route),
        languages: route.languages,
        isListed: isListedTransfer(routePath(route)),
        airport,
        airportPath: hubPath(route.airport),
        place,
        country: countryView(route.country, language),
        purpose: route.purpose,
        distanceKm: way.distanceKm,
        durationMinutes: way.minutes,
        straightKm: Math.round(greatCircleKm(airport, place) * 10) / 10,
        direction: directionOf(airport, place),
        mapUrl: `/api/routes/${way.id}/map`,
        prices: classPrices(airport.countryCode, way, parts.card),
        roads: route.roads,
        towns: route.towns.flatMap((id) => parts.places.get(id)?.name ?? []),
        ...(route.elevation !== null && { elevation: route.elevation }),
        ...(route.people !== null && { people: route.people }),
        timeDifferenceMinutes: zoneDifference(airport.timeZone, place.timeZone, now()),
        ratesValidFrom: parts.card.validFrom,
        nearby: await nearbyPlaces(
          db(),
          place,
          language,
          new Set([route.from, route.to, ...route.towns, ...near.map(({ to }) => to)]),
        ),
        otherAirports: others.toSorted((a, b) => a.durationMinutes - b.durationMinutes),
        otherPlaces: await transferRides(near, parts),
      }
    },
  }
}

function countryView(code: TransferHub['country'], language: LanguageCode) {
  return { code, name: destinationNames(language)(code), path: hubPath(countrySlug(code)) }
}

/** The airports that rides begin at, in the order of the table. */
function airportViews(routes: readonly TransferRoute[], known: readonly TransferRide[]): HubView['airports'] {
  return [...new Map(routes.map(({ from, airport }) => [from, airport]))].flatMap(([id, slug]) => {
    const rides = known.filter(({ airport }) => airport.id === id)
    const [first] = rides
    if (!first) return []
    const fromPriceCents = Math.min(...rides.map((ride) => ride.fromPriceCents))
    return [
      {
        path: hubPath(slug),
        airport: first.airport,
        rides: rides.length,
        fromPrice: fromPriceCents / 100,
        fromPriceCents,
      },
    ]
  })
}

declare module '#platform/context/context.ts' {
  interface Context {
    transfers: Transfers
  }
}
