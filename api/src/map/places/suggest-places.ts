import { isServedCountry } from '@fiacre/sdk/rules'
import type { Logger } from 'pino'
import { countryName } from './country-names.ts'
import { allExonyms } from './exonyms/exonyms.ts'
import { flatKm } from './geo-cells.ts'
import type { FoundAddress, Geocoder } from './geocoder/geocoder.ts'
import { nearestPlace } from './nearest-place.ts'
import { placeKey } from './place-key.ts'
import type { Place, QueryRunner } from './places.tables.ts'
import { type PlaceSearch, searchPlaces } from './search-places.ts'
import { suggestAddresses } from './suggest-addresses.ts'

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
 * answer, our own are the answer. A street we do not know is suggested in its town.
 */
export async function suggestPlaces(
  { db, geocoder, log }: Suggesting,
  search: PlaceSearch,
): Promise<Place[]> {
  const places = geocoder
    ? await withAddresses({ db, geocoder, log }, search)
    : await searchPlaces(db, search)
  return places.length > 0 ? places : suggestAddresses(db, search)
}

async function withAddresses(
  { db, geocoder, log }: Suggesting & { geocoder: Geocoder },
  search: PlaceSearch,
): Promise<Place[]> {
  const { q, lat, lon, limit = 8, lang = 'en' } = search
  const near = lat === undefined || lon === undefined ? undefined : { lat, lon }
  const [own, found] = await Promise.all([
    searchPlaces(db, search),
    geocoder.search({ q, near, lang, limit }).catch((error: unknown) => {
      log.warn({ err: error }, 'geocoder failed: suggesting our own places only')
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
  const key = placeKey(address.name)
  return own.some((place) => isCalled(place, key) && flatKm(place, address) <= SAME_KM)
}

/** In any language: a geocoder that does not speak the asked one answers in another. */
function isCalled(place: Place, key: string): boolean {
  const exonyms = allExonyms().get(place.id)
  const names = exonyms ? [place.name, exonyms.name, ...exonyms.byLanguage.values()] : [place.name]
  return names.some((name) => placeKey(name) === key)
}

/** With the time zone of the nearest place of ours; null where we do not serve. */
async function toPlace(db: QueryRunner, address: FoundAddress, lang: string): Promise<Place | null> {
  const nearest = await nearestPlace(db, address)
  if (!nearest || nearest.countryCode !== address.countryCode) return null
  const { id, name, lat, lon, kind } = address
  const label = `${address.address}, ${countryName(nearest.countryCode, lang)}`
  return { id, name, label, countryCode: nearest.countryCode, lat, lon, kind, timeZone: nearest.timeZone }
}
