import type { FlowStorage } from '@fiacre/widget'
import type { Place, PlaceKind } from '@fiacre/sdk'
import { hasConsent } from '../consent/consent.ts'
import { browserStorage, tabStorage } from './browser-storage.ts'

/** So many of the places that prices were asked for are offered again. */
export const RECENT_PLACES = 5

const KEY = 'fiacre.recent-places'

const KINDS: readonly string[] = [
  'airport',
  'station',
  'port',
  'city',
  'resort',
  'attraction',
  'island',
  'address',
] satisfies PlaceKind[]

/** The places of earlier trips, the last one first; none where storage is blocked, or holds what is none of ours. */
export function recentPlaces(): Place[] {
  const places = [tabStorage(), ...(hasConsent() ? [browserStorage()] : [])].flatMap(placesIn)
  return places
    .filter(({ id }, at) => places.findIndex((place) => place.id === id) === at)
    .slice(0, RECENT_PLACES)
}

function placesIn(storage: FlowStorage): Place[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace) : []
  } catch {
    return []
  }
}

/**
 * Keeps places for the next trip: for the tab, and longer once the traveller has said OK to that. Those of other services than ours,
 * which do not say their time zone, are not ours to keep.
 */
export function keepPlaces(places: readonly unknown[]): void {
  const ours = places.filter(isPlace)
  const others = recentPlaces().filter(({ id }) => ours.every((place) => place.id !== id))
  const kept = [...ours, ...others].slice(0, RECENT_PLACES).map(bare)
  try {
    if (kept.length === 0) return
    const [here, elsewhere] = hasConsent()
      ? [browserStorage(), tabStorage()]
      : [tabStorage(), browserStorage()]
    here.setItem(KEY, JSON.stringify(kept))
    elsewhere.removeItem(KEY)
  } catch {
    // Storage is full: the form offers what it has.
  }
}

/** Forgets them, as when the traveller logs out. */
export function forgetPlaces(): void {
  for (const storage of [tabStorage(), browserStorage()]) storage.removeItem(KEY)
}

/** A place without how it was found. */
function bare({ id, name, label, kind, countryCode, timeZone, lat, lon }: Place): Place {
  return { id, name, label, kind, countryCode, timeZone, lat, lon }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Readonly<Record<string, unknown>>
  const texts = ['id', 'name', 'label', 'countryCode', 'timeZone']
  return (
    texts.every((field) => typeof place[field] === 'string' && place[field] !== '') &&
    typeof place['lat'] === 'number' &&
    typeof place['lon'] === 'number' &&
    KINDS.includes(String(place['kind']))
  )
}
