import type { Point } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { suggest } from './core.ts'
import { latest } from './latest.ts'
import type { Latest } from './latest.ts'
import { BLANK_STATE } from './state.ts'
import type { PlaceFieldName } from './place-field-name.ts'
import type { FoundPlaces, PlaceFinder, Suggestion } from './suggestion.ts'

/** Wait, in ms, for the next key before searching. */
const TYPING_PAUSE_MS = 180

/** Fewest letters worth searching for. */
const SHORTEST_QUERY = 2

const SUGGESTIONS = 6

/** Suggests places for what is being typed, destinations near the pickup first. */
export type PlaceSearch = {
  /** Searches after a short pause, in place of any search before it. */
  readonly typed: (field: PlaceFieldName, text: string) => void
  /** Takes the suggestions away and calls off the search. */
  readonly clear: (field: PlaceFieldName) => void
  /**
   * Searches the service at once and answers what it found: nothing when it failed or a newer search began. For texts
   * that nobody is typing, which no other source is asked about.
   */
  readonly lookUp: (field: PlaceFieldName, text: string) => Promise<readonly Suggestion[]>
}

export function createPlaceSearch(core: FlowCore): PlaceSearch {
  const { client, clock, placeFinder } = core.ports
  const calls: Record<PlaceFieldName, Latest> = { pickupLocation: latest(), destination: latest() }
  const pauses: Record<PlaceFieldName, () => void> = { pickupLocation: () => {}, destination: () => {} }

  function stop(field: PlaceFieldName): void {
    pauses[field]()
    calls[field].cancel()
  }

  function clear(field: PlaceFieldName): void {
    stop(field)
    suggest(core, field, BLANK_STATE.suggestions[field])
  }

  function typed(field: PlaceFieldName, text: string): void {
    const query = text.trim()
    if (query.length < SHORTEST_QUERY) return clear(field)
    stop(field)
    // What was found for the letters before stays in view meanwhile, so that the list does not flicker.
    suggest(core, field, { ...core.get().suggestions[field], status: 'loading', query })
    pauses[field] = clock.after(TYPING_PAUSE_MS, () => void search(field, query, placeFinder?.find))
  }

  async function search(
    field: PlaceFieldName,
    query: string,
    find: PlaceFinder['find'] = (_query, { own }) => own(),
  ): Promise<readonly Suggestion[]> {
    stop(field)
    const { signal, isCurrent } = calls[field].begin()
    const { language } = core.get()
    const point = near(field)
    const own = (): Promise<FoundPlaces> =>
      client.searchPlaces({ query: { q: query, ...point, lang: language, limit: SUGGESTIONS }, signal })
    try {
      const { places, credit } = await find({ field, text: query, near: point, language }, { signal, own })
      if (!isCurrent()) return []
      suggest(core, field, { status: 'ready', query, places, credit })
      return places
    } catch {
      if (isCurrent()) suggest(core, field, { status: 'failed', query, places: [] })
      return []
    }
  }

  function near(field: PlaceFieldName): Point | undefined {
    const pickup = core.get().places.pickupLocation
    return field === 'destination' && pickup ? { lat: pickup.lat, lon: pickup.lon } : undefined
  }

  return { typed, clear, lookUp: (field, text) => search(field, text) }
}
