import { PLACE_BIAS_METERS } from '@fiacre/sdk/rules'
import type { PlaceQuery } from '@fiacre/widget'
import type { AutocompleteRequest, GoogleMaps, PlacePrediction, SessionToken } from './google-maps.ts'

/**
 * The box around the served countries, from the Azores to Armenia and from the Canaries to the North Cape. Google takes
 * 15 country codes at most and we serve 42; what lies in the box and is not served, the service refuses.
 */
const SERVED_BOX = { north: 72, south: 27, east: 47, west: -32 }

/** Google's suggestions. */
export type GoogleSuggester = {
  /** What Google suggests for a text; rejects with Google's error. */
  readonly suggest: (query: PlaceQuery) => Promise<readonly PlacePrediction[]>
  /** A suggestion of this field is being chosen: the next search there is billed anew. */
  readonly chosen: (field: PlaceQuery['field']) => void
}

/** Asks Google's `AutocompleteSuggestion`; one session for each field, from the first letter to the choice. */
export function googleSuggester(maps: GoogleMaps): GoogleSuggester {
  const sessions = new Map<PlaceQuery['field'], SessionToken>()
  return {
    async suggest({ field, text, language, near }) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await maps.importLibrary('places')
      const sessionToken = sessions.get(field) ?? new AutocompleteSessionToken()
      sessions.set(field, sessionToken)
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        sessionToken,
        language,
        ...where(near),
      })
      return suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
    },
    chosen: (field) => void sessions.delete(field),
  }
}

/** Near the pickup, as spec section 2 has it, or anywhere in the part of the world that we serve. */
function where(near: PlaceQuery['near']): Pick<AutocompleteRequest, 'locationBias' | 'locationRestriction'> {
  if (!near) return { locationRestriction: SERVED_BOX }
  return { locationBias: { center: { lat: near.lat, lng: near.lon }, radius: PLACE_BIAS_METERS } }
}
