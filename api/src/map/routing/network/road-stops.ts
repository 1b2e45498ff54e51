import type { NetworkPlace } from '../../places/network-places.ts'
import { placeKey } from '../../places/place-key.ts'
import type { Stop } from '../known-roads/road.ts'

/** A place known by several names must be this much larger than the place that bears the name itself. */
const MUCH_LARGER = 1

/** Finds the gazetteer's place for a stop: `FR:Mâcon`, `GVA`. */
export type StopFinder = (stop: Stop) => NetworkPlace | undefined

/** Of several places of one name the largest counts, but a small one of that very name before one so nicknamed. */
export function stopFinder(places: readonly NetworkPlace[]): StopFinder {
  const byCode = new Map<string, NetworkPlace>()
  const byName = new Map<string, NetworkPlace[]>()
  for (const place of places) {
    if (place.iata !== null) byCode.set(place.iata, place)
    if (place.kind === 'airport') continue
    for (const key of place.keys) {
      const name = `${place.countryCode}:${key}`
      const held = byName.get(name)
      if (held) held.push(place)
      else byName.set(name, [place])
    }
  }
  return (stop) => {
    if (/^[A-Z]{3}$/.test(stop)) return byCode.get(stop)
    const key = placeKey(stop.slice(3))
    const largestFirst = (byName.get(`${stop.slice(0, 2)}:${key}`) ?? []).toSorted(
      (a, b) => b.weight - a.weight,
    )
    const largest = largestFirst[0]
    const own = largestFirst.find((place) => place.keys[0] === key) ?? largest
    return largest && own && largest.weight - own.weight > MUCH_LARGER ? largest : own
  }
}
