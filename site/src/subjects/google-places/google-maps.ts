/**
 * The parts of the Maps JavaScript API that we use, as its reference documents them
 * (developers.google.com/maps/documentation/javascript/reference/autocomplete-data and .../place).
 */
export type GoogleMaps = {
  importLibrary(name: 'places'): Promise<PlacesLibrary>
}

/** The library `places`. */
type PlacesLibrary = {
  AutocompleteSessionToken: new () => SessionToken
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: AutocompleteRequest): Promise<{ suggestions: GoogleSuggestion[] }>
  }
}

/** Groups the calls of one search up to the choice, which Google bills as one. It has nothing for us to read. */
export type SessionToken = object

export type AutocompleteRequest = {
  input: string
  sessionToken?: SessionToken
  language?: string
  /** Prefers what lies in a circle; `radius` in metres, 50 000 at most. Not together with a restriction. */
  locationBias?: { center: { lat: number; lng: number }; radius: number }
  /** Finds nothing outside a box of degrees. */
  locationRestriction?: { north: number; south: number; east: number; west: number }
}

type GoogleSuggestion = { placePrediction: PlacePrediction | null }

export type PlacePrediction = {
  placeId: string
  text: { text: string }
  types: string[]
  toPlace(): GooglePlace
}

/** A place; what was not asked for by `fetchFields` is undefined, what Google does not know is null. */
export type GooglePlace = {
  fetchFields(request: { fields: string[] }): Promise<unknown>
  displayName?: string | null
  formattedAddress?: string | null
  location?: { lat(): number; lng(): number } | null
  types?: string[]
  addressComponents?: AddressComponent[]
}

type AddressComponent = { longText: string | null; shortText: string | null; types: string[] }
