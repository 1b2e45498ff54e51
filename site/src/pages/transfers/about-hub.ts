import type { About } from '../../base/page/about.ts'
import { hubQuery } from './transfer-queries.ts'
import { crumbsAbove, taxiService } from './things.ts'
import { hubName, hubTitle, neutralFormat } from './transfer-words.ts'

/** So many of its rides a description names. */
const NAMED = 4

/** What search engines and links are told of the rides of a country or an airport. */
export const aboutHub: About = async (cache, client, language, params, translator) => {
  const { t } = translator
  const hub = await cache.ensureQueryData(hubQuery(client, params, language))
  const format = neutralFormat(translator)
  const name = hubName(hub, t)
  const cents = Math.min(...hub.rides.map(({ fromPriceCents }) => fromPriceCents))
  const price = format.price(cents)
  const description = t('transfers.hubDescription', {
    title: name,
    names: [...new Set(hub.rides.map(({ place }) => place.name))].slice(0, NAMED).join(', '),
    price,
  })
  const { country, airport } = hub
  return {
    title: hubTitle(hub, translator),
    description,
    pictureAlt: name,
    crumbs: [
      ...crumbsAbove(t),
      { name: country.name, path: country.path },
      ...(airport ? [{ name: airport.name, path: hub.path }] : []),
    ],
    things: (origin) => [
      taxiService({
        ...{ origin, language, path: hub.path, name, description },
        areas: airport ? [airport] : hub.airports.map((each) => each.airport),
        offers: hub.rides.map((ride) => ({
          name: t('transfers.way', { airport: ride.airport.name, place: ride.place.name }),
          cents: ride.fromPriceCents,
        })),
      }),
    ],
  }
}
