import type { NetworkPlace } from '../../places/network-places.ts'
import { placeKey } from '../../places/place-key.ts'
import type { Stop } from '../known-roads/road.ts'

/** A place known by several names must be this much larger than the place that bears the name itself. */
const MUCH_LARGER = 1

const CODE = /^[A-Z]{3}$/

/**
 * The gazetteer's places for stops as `FR:Mâcon` or `GVA`, as far as there are any. Of several places of one name the largest counts, but a
 * small one of that very name before one so nicknamed.
 */
export function findStops(
  places: readonly NetworkPlace[],
  stops: Iterable<Stop>,
): ReadonlyMap<Stop, NetworkPlace> {
  const wanted = [...new Set(stops)]
  const byCode = new Map(places.map((place) => [place.iata, place]))
  const candidates = byName(places, wanted)
  return new Map(
    wanted.flatMap((stop) => {
      const place = CODE.test(stop) ? byCode.get(stop) : bestOf(candidates, stop)
      return place ? [[stop, place] as const] : []
    }),
  )
}

/** By country and key: those that any of the stops can mean. A hundred names that no road has are passed over for each that one has. */
type Candidates = ReadonlyMap<string, ReadonlyMap<string, NetworkPlace[]>>

const countryOf = (stop: Stop) => stop.slice(0, 2)
const keyOf = (stop: Stop) => placeKey(stop.slice(3))

function byName(places: readonly NetworkPlace[], stops: readonly Stop[]): Candidates {
  const named = stops.filter((stop) => !CODE.test(stop))
  const candidates = new Map(
    Map.groupBy(named, countryOf)
      .entries()
      .map(([country, own]) => [country, new Map(own.map((stop) => [keyOf(stop), [] as NetworkPlace[]]))]),
  )
  for (const place of places) {
    const ofCountry = candidates.get(place.countryCode)
    if (!ofCountry || place.kind === 'airport') continue
    for (const name of place.names) {
      const held = ofCountry.get(placeKey(name))
      if (held && held.at(-1) !== place) held.push(place)
    }
  }
  return candidates
}

function bestOf(candidates: Candidates, stop: Stop): NetworkPlace | undefined {
  const key = keyOf(stop)
  const largestFirst = (candidates.get(countryOf(stop))?.get(key) ?? []).toSorted(
    (a, b) => b.weight - a.weight,
  )
  const largest = largestFirst[0]
  const own = largestFirst.find(({ names: [name = ''] }) => placeKey(name) === key) ?? largest
  return largest && own && largest.weight - own.weight > MUCH_LARGER ? largest : own
}
