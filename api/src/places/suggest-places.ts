import { isServedCountry } from '@fiacre/sdk/rules'
import type { Logger } from 'pino'
import { countryName } from './country-names.ts'
import { flatKm } from './geo-cells.ts'
import type { FoundAddress, Geocoder } from './geocoder/geocoder.ts'
import { nearestPlace } from './nearest-place.ts'
import type { Place, QueryRunner } from './places.tables.ts'
import { type PlaceSearch, searchPlaces } from './search-places.ts'

/** Room kept for addresses when our own places would fill the list. */
const ADDRESSES = 3
/** A find of one name this near to a place of ours is that place. */
const SAME_KM = 3

/** Where suggestions come from besides our own gazetteer. */
export interface Suggesting {
  db: QueryRunner
  /** Absent: our own places alone. */
  geocoder: Geocoder | undefined
  log: Logger
}

/**
 * Suggests places for what has been typed: our own first, then addresses where a geocoder is set up. When it does not
 * answer, our own are the answer.
 */
export async function suggestPlaces(
  { db, geocoder, log }: Suggesting,
  search: PlaceSearch,
): Promise<Place[]> {
  if (!geocoder) return searchPlaces(db, search)
  const { q, lat, lon, limit = 8, lang = 'en' } = search
  const near = lat === undefined || lon === undefined ? undefined : { lat, lon }
  const [own, found] = await Promise.all([
    searchPlaces(db, search),
    geocoder.search({ q, near, lang, limit }).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'geocoder failed: suggesting our own places only')
      return []
    }),
  ])
  const addresses = await Promise.all(
    found
      .filter((address) => isServedCountry(address.countryCode) && !isOwn(address, own))
      .map((address) => toPlace(db, address, lang)),
  )
  const known = addresses.filter((place) => place !== null)
  return [...own.slice(0, limit - Math.min(ADDRESSES, known.length)), ...known].slice(0, limit)
}

function isOwn(address: FoundAddress, own: readonly Place[]): boolean {
  const name = address.name.toLowerCase()
  return own.some((place) => place.name.toLowerCase() === name && flatKm(place, address) <= SAME_KM)
}

/** With the time zone of the nearest place of ours; null where we do not serve. */
async function toPlace(db: QueryRunner, address: FoundAddress, lang: string): Promise<Place | null> {
  const nearest = await nearestPlace(db, address)
  if (!nearest || nearest.countryCode !== address.countryCode) return null
  const { id, name, lat, lon, kind } = address
  const label = `${address.address}, ${countryName(nearest.countryCode, lang)}`
  return { id, name, label, countryCode: nearest.countryCode, lat, lon, kind, timeZone: nearest.timeZone }
}
