import type { LanguageCode } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { PLACE_COLUMNS } from '#map/places/place-columns.ts'
import { toPlaces } from '#map/places/place-label.ts'
import type { Place, PlaceRow, QueryRunner } from '#map/places/places.tables.ts'
import { runSql } from '#map/places/run-sql.ts'
import { rateCardOn } from '../pricing/rate-cards.ts'
import type { RouteFinder } from '#map/routing/kept-routes.ts'
import { AIRPORTS, CAPITALS, RIDES, SKI_RESORTS, SUMMER_RESORTS } from './catalogue.data.ts'
import { destinationCards } from './destination-cards.ts'
import { mostBookedIds } from './most-booked.ts'
import { pricedRides } from './priced-rides.ts'

export type Catalogue = components['schemas']['DestinationCatalogue']

/** Where we drive, as every page shows it. */
export interface Destinations {
  catalogue(language: LanguageCode): Promise<Catalogue>
}

/** For this long a catalogue is as it was made. An hour and a day are whole numbers of it: prices change in time. */
const KEPT_MS = 10 * 60_000

/** Catalogues out of the gazetteer, the rate card of the day and the bookings; each made once in ten minutes. */
export function destinationsOf(db: () => QueryRunner, routes: RouteFinder, now: () => Date): Destinations {
  let slot = -1
  let mostBooked: Promise<string[]> | undefined
  const catalogues = new Map<LanguageCode, Promise<Catalogue>>()

  return {
    async catalogue(language) {
      const at = now()
      const current = Math.floor(at.getTime() / KEPT_MS)
      if (current !== slot) {
        slot = current
        mostBooked = undefined
        catalogues.clear()
      }
      const kept = catalogues.get(language)
      if (kept) return kept
      const ids = (mostBooked ??= mostBookedIds(db(), at))
      const made = makeCatalogue({ db: db(), routes, language, at, mostBooked: ids })
      catalogues.set(language, made)
      try {
        return await made
      } catch (error) {
        // What failed is tried again by the next request.
        if (catalogues.get(language) === made) catalogues.delete(language)
        if (mostBooked === ids) mostBooked = undefined
        throw error
      }
    },
  }
}

interface CatalogueParts {
  db: QueryRunner
  routes: RouteFinder
  language: LanguageCode
  at: Date
  mostBooked: Promise<string[]>
}

async function makeCatalogue({ db, routes, language, at, mostBooked }: CatalogueParts): Promise<Catalogue> {
  const booked = await mostBooked
  const resorts = [SUMMER_RESORTS, SKI_RESORTS].flatMap((tab) => Object.values(tab).flat())
  const capitals = Object.values(CAPITALS)
  const ends = RIDES.flatMap(({ from, to }) => [from, to])
  const places = await placesById(db, [...resorts, ...AIRPORTS, ...capitals, ...booked, ...ends], language)
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? [])
  const card = rateCardOn(at)
  const { compare } = new Intl.Collator(language)
  return {
    ratesValidFrom: card.validFrom,
    rateVersion: card.version,
    countries: destinationCards(language, card, placesOf),
    airports: placesOf(AIRPORTS),
    capitals: placesOf(capitals).toSorted((a, b) => compare(a.name, b.name)),
    mostBooked: placesOf(booked),
    rides: await pricedRides(places, routes, card),
  }
}

async function placesById(
  db: QueryRunner,
  ids: readonly string[],
  language: LanguageCode,
): Promise<Map<string, Place>> {
  const rows = await runSql<PlaceRow>(
    db,
    `select ${PLACE_COLUMNS} from place p where p.id = any($1::text[])`,
    [[...new Set(ids)]],
  )
  return new Map(toPlaces(rows, language).map((place) => [place.id, place]))
}

declare module '#platform/context/context.ts' {
  interface Context {
    destinations: Destinations
  }
}
