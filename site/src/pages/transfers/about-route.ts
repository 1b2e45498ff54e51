import type { About } from '../../base/page/about.ts'
import { routeQuery } from './transfer-queries.ts'
import { isWorthListing } from './own-facts.ts'
import { crumbsAbove, taxiService } from './things.ts'
import { bestClasses, neutralFormat, oneStop, pricedClasses, rideTitle, wayNames } from './transfer-words.ts'

/** What search engines and links are told of a ride. */
export const aboutRoute: About = async (cache, client, language, params, translator) => {
  const { t } = translator
  const ride = await cache.ensureQueryData(routeQuery(client, params, language))
  const format = neutralFormat(translator)
  const names = wayNames(ride)
  const best = bestClasses(ride)
  const name = t('transfers.way', names)
  const description = best
    ? oneStop(
        t('transfers.description', {
          ...names,
          distance: format.distance(ride.distanceKm),
          time: format.time(ride.durationMinutes),
          vehicle: best.least.vehicle.name,
          price: format.price(best.least.priceCents),
          returnPrice: format.price(best.least.returnPriceCents),
        }),
      )
    : name
  return {
    title: rideTitle(ride, translator),
    description,
    pictureAlt: t('transfers.map', names),
    isUnlisted: !isWorthListing(ride),
    crumbs: [
      ...crumbsAbove(t),
      { name: ride.country.name, path: ride.country.path },
      { name: ride.airport.name, path: ride.airportPath },
      { name: ride.place.name, path: ride.path },
    ],
    things: (origin) => [
      taxiService({
        ...{ origin, language, path: ride.path, name, description },
        areas: [ride.airport, ride.place],
        offers: pricedClasses(ride).map(({ vehicle, priceCents }) => ({
          name: vehicle.name,
          cents: priceCents,
        })),
      }),
    ],
  }
}
