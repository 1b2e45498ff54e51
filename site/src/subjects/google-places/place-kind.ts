import type { PlaceKind } from '@fiacre/sdk'

/** Google's types of places that are one of our kinds, the most telling first. */
const KINDS: readonly (readonly [type: string, kind: PlaceKind])[] = [
  ['airport', 'airport'],
  ['international_airport', 'airport'],
  ['train_station', 'station'],
  ['ferry_terminal', 'port'],
  ['marina', 'port'],
  ['ski_resort', 'resort'],
  ['beach', 'resort'],
  ['island', 'island'],
  ['archipelago', 'island'],
  ['tourist_attraction', 'attraction'],
  ['amusement_park', 'attraction'],
  ['museum', 'attraction'],
  ['locality', 'city'],
  ['postal_town', 'city'],
  ['sublocality', 'city'],
  ['administrative_area_level_3', 'city'],
]

/** The kind of a place by Google's types; streets, houses and hotels are addresses. */
export function placeKind(types: readonly string[]): PlaceKind {
  // A hotel may well be an attraction too; who goes there goes to an address.
  if (types.includes('lodging')) return 'address'
  return KINDS.find(([type]) => types.includes(type))?.[1] ?? 'address'
}
