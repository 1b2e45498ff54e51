import type { ChosenPlace, PlaceQuery } from '@fiacre/widget'
import { vi } from 'vitest'
import type { AutocompleteRequest, GoogleMaps, GooglePlace, PlacePrediction } from './google-maps.ts'

/** A prediction as Google documents it. Before `fetchFields` its place has none of the fields. */
export function predictionOf(text: string, fields: Partial<GooglePlace> = {}): PlacePrediction {
  return {
    placeId: text.replaceAll(/\W+/g, '-'),
    text: { text },
    types: ['lodging', 'point_of_interest', 'establishment'],
    toPlace() {
      const place: GooglePlace = {
        async fetchFields(request) {
          const asked = Object.entries(fields).filter(([name]) => request.fields.includes(name))
          Object.assign(place, Object.fromEntries(asked))
        },
      }
      return place
    },
  }
}

/** A hotel in Chamonix, as Google describes it. */
export const HOTEL: Partial<GooglePlace> = {
  displayName: 'Hôtel Mont-Blanc',
  formattedAddress: '62 All. du Majestic, 74400 Chamonix-Mont-Blanc, France',
  location: { lat: () => 45.9241, lng: () => 6.8702 },
  types: ['lodging', 'point_of_interest', 'establishment'],
  addressComponents: [
    { longText: 'Chamonix-Mont-Blanc', shortText: 'Chamonix-Mont-Blanc', types: ['locality', 'political'] },
    { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
  ],
}

/** Google's library with its answers in the test's hands. Tokens are numbered, so that a test can tell them apart. */
export function fakeMaps() {
  let tokens = 0
  class AutocompleteSessionToken {
    readonly number = (tokens += 1)
  }
  const answer = vi.fn<(request: AutocompleteRequest) => Promise<(PlacePrediction | null)[]>>(async () => [
    predictionOf('Hôtel Mont-Blanc, Chamonix, France', HOTEL),
  ])
  const maps: GoogleMaps = {
    importLibrary: async () => ({
      AutocompleteSessionToken,
      AutocompleteSuggestion: {
        async fetchAutocompleteSuggestions(request) {
          const predictions = await answer(request)
          return { suggestions: predictions.map((placePrediction) => ({ placePrediction })) }
        },
      },
    }),
  }
  return { maps, answer, requests: () => answer.mock.calls.map(([request]) => request) }
}

export function queryOf(text: string, change: Partial<PlaceQuery> = {}): PlaceQuery {
  return { field: 'pickupLocation', text, language: 'en', ...change }
}

/** Our own place for the same town, with its zone. */
export const CHAMONIX = {
  id: 'geonames:3027301',
  name: 'Chamonix',
  label: 'Chamonix, France',
  countryCode: 'FR',
  lat: 45.9237,
  lon: 6.8694,
  kind: 'resort',
  timeZone: 'Europe/Paris',
} satisfies ChosenPlace

export const GENEVA_AIRPORT = {
  ...CHAMONIX,
  id: 'airport:GVA',
  name: 'Geneva Airport',
  label: 'Geneva Airport (GVA), Switzerland',
  countryCode: 'CH',
  lat: 46.2381,
  lon: 6.109,
  kind: 'airport',
  timeZone: 'Europe/Zurich',
} satisfies ChosenPlace
