import type { LanguageCode } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Place, QueryRunner } from '#map/places/places.tables.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import type { StoredSettings } from '#platform/stored-settings/stored-settings.ts'
import { rateCardAt } from '../pricing/stored-rate-cards.ts'
import type { RouteFinder } from '#map/routing/kept-routes.ts'
import { AIRPORTS, CAPITALS, RIDES, SKI_RESORTS, SUMMER_RESORTS } from './catalogue.data.ts'
import type { DestinationCode } from './country-rides.data.ts'
import { countryDetails, countryPlaceIds, countryRides, DESTINATION_CODES } from './country-rides.ts'
import { destinationCards } from './destination-cards.ts'
import { mostBookedIds } from './most-booked.ts'
import { placesById } from './places-by-id.ts'
import { pricedRides } from './priced-rides.ts'
import { RUNWAYS } from './runways.data.ts'

export type Catalogue = components['schemas']['DestinationCatalogue']
export type DestinationDetails = components['schemas']['DestinationDetails']

/** Where we drive, as every page shows it. */
export interface Destinations {
  catalogue(language: LanguageCode): Promise<Catalogue>
  /** What there is in a country. */
  country(code: DestinationCode, language: LanguageCode): Promise<DestinationDetails>
}

/** For this long a catalogue is as it was made. An hour and a day are whole numbers of it: prices change in time. */
const KEPT_MS = 10 * 60_000

/** Catalogues out of the gazetteer, the rate card of the day and the bookings; each made once in ten minutes. */
export function destinationsOf(
  db: () => QueryRunner,
  routes: RouteFinder,
  settings: StoredSettings,
  now: () => Date,
): Destinations {
  let slot = ''
  const kept = new Map<string, Promise<unknown>>()

  /** What was made in these ten minutes, or is made now. */
  function once<Made>(name: string, at: Date, make: () => Promise<Made>): Promise<Made> {
    // Another card is another catalogue, at once.
    const current = `${Math.floor(at.getTime() / KEPT_MS)} ${rateCardAt(settings, at).version}`
    if (current !== slot) {
      slot = current
      kept.clear()
    }
    // Each name stands for what its own `make` makes.
    const held = kept.get(name) as Promise<Made> | undefined
    if (held) return held
    const made = make()
    kept.set(name, made)
    made.catch(() => {
      // What failed is tried again by the next request.
      if (kept.get(name) === made) kept.delete(name)
    })
    return made
  }

  return {
    catalogue(language) {
      const at = now()
      return once(`catalogue ${language}`, at, async () => {
        const mostBooked = await once('most booked', at, () => mostBookedIds(db(), at))
        return makeCatalogue({ db: db(), routes, language, card: rateCardAt(settings, at), mostBooked })
      })
    },
    country(code, language) {
      const at = now()
      return once(`${code} ${language}`, at, async () => {
        const places = await placesById(db(), countryPlaceIds(code), language)
        return countryDetails(code, places, routes, rateCardAt(settings, at))
      })
    },
  }
}

interface CatalogueParts {
  db: QueryRunner
  routes: RouteFinder
  language: LanguageCode
  card: RateCard
  mostBooked: readonly string[]
}

async function makeCatalogue({ db, routes, language, card, mostBooked }: CatalogueParts): Promise<Catalogue> {
  const resorts = [SUMMER_RESORTS, SKI_RESORTS].flatMap((tab) => Object.values(tab).flat())
  const capitals = Object.values(CAPITALS)
  const ends = RIDES.flatMap(({ from, to }) => [from, to])
  const inCountries = DESTINATION_CODES.flatMap(countryPlaceIds)
  const runways = Object.values(RUNWAYS)
  const places = await placesById(
    db,
    [...resorts, ...AIRPORTS, ...capitals, ...mostBooked, ...ends, ...inCountries, ...runways],
    language,
  )
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? [])
  const { compare } = new Intl.Collator(language)
  return {
    ratesValidFrom: card.validFrom,
    rateVersion: card.version,
    countries: destinationCards(language, card, placesOf, await pricesFrom(places, routes, card)),
    airports: placesOf(AIRPORTS),
    capitals: placesOf(capitals).toSorted((a, b) => compare(a.name, b.name)),
    mostBooked: placesOf(mostBooked),
    rides: await pricedRides(RIDES, places, routes, card),
    runways: resorts.flatMap((resortId) =>
      placesOf([RUNWAYS[resortId] ?? '']).map((airport) => ({ resortId, airport })),
    ),
  }
}

/** What the cheapest ride of each country costs. */
async function pricesFrom(
  places: ReadonlyMap<string, Place>,
  routes: RouteFinder,
  card: RateCard,
): Promise<Map<string, number>> {
  const prices = await Promise.all(
    DESTINATION_CODES.map(async (code) => {
      const [cheapest] = await countryRides(code, places, routes, card)
      return cheapest ? ([code, cheapest.priceCents] as const) : undefined
    }),
  )
  return new Map(prices.filter((price) => price !== undefined))
}

declare module '#platform/context/context.ts' {
  interface Context {
    destinations: Destinations
  }
}
