import type { Place } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { suggest } from './core.ts'
import { latest } from './latest.ts'
import type { Latest } from './latest.ts'
import { BLANK_STATE } from './state.ts'
import type { PlaceField } from './state.ts'

/** Wait, in ms, for the next key before searching. */
const TYPING_PAUSE_MS = 180

/** Fewest letters worth searching for. */
const SHORTEST_QUERY = 2

const SUGGESTIONS = 6

/** Suggests places for what is being typed, destinations near the pickup first. */
export type PlaceSearch = {
  /** Searches after a short pause, in place of any search before it. */
  readonly typed: (field: PlaceField, text: string) => void
  /** Takes the suggestions away and calls off the search. */
  readonly clear: (field: PlaceField) => void
  /** Searches at once and answers what was found: nothing when it failed or a newer search began. */
  readonly lookUp: (field: PlaceField, text: string) => Promise<readonly Place[]>
}

export function createPlaceSearch(core: FlowCore): PlaceSearch {
  const { client, clock } = core.ports
  const calls: Record<PlaceField, Latest> = { pickupLocation: latest(), destination: latest() }
  const pauses: Record<PlaceField, () => void> = { pickupLocation: () => {}, destination: () => {} }

  function stop(field: PlaceField): void {
    pauses[field]()
    calls[field].cancel()
  }

  function clear(field: PlaceField): void {
    stop(field)
    suggest(core, field, BLANK_STATE.suggestions[field])
  }

  function typed(field: PlaceField, text: string): void {
    const query = text.trim()
    if (query.length < SHORTEST_QUERY) return clear(field)
    stop(field)
    // What was found for the letters before stays in view meanwhile, so that the list does not flicker.
    suggest(core, field, { ...core.get().suggestions[field], status: 'loading', query })
    pauses[field] = clock.after(TYPING_PAUSE_MS, () => void lookUp(field, query))
  }

  async function lookUp(field: PlaceField, query: string): Promise<readonly Place[]> {
    stop(field)
    const { signal, isCurrent } = calls[field].begin()
    try {
      const { places } = await client.searchPlaces({
        query: { q: query, ...near(field), ...options() },
        signal,
      })
      if (!isCurrent()) return []
      suggest(core, field, { status: 'ready', query, places })
      return places
    } catch {
      if (isCurrent()) suggest(core, field, { status: 'failed', query, places: [] })
      return []
    }
  }

  function near(field: PlaceField): { lat?: number; lon?: number } {
    const pickup = core.get().places.pickupLocation
    return field === 'destination' && pickup ? { lat: pickup.lat, lon: pickup.lon } : {}
  }

  function options(): { lang: string; limit: number } {
    return { lang: core.get().language, limit: SUGGESTIONS }
  }

  return { typed, clear, lookUp }
}
