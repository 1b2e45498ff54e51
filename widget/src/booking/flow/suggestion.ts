import type { Place, Point } from '@fiacre/sdk'
import type { PlaceFieldName } from './place-field-name.ts'

/** A place that was chosen. Other services than ours do not say its time zone, nor always its country. */
export type ChosenPlace = Pick<Place, 'id' | 'name' | 'label' | 'kind' | 'lat' | 'lon'> &
  Readonly<Partial<Pick<Place, 'countryCode' | 'timeZone'>>>

/** A suggestion whose point has to be asked for once it is chosen. */
export type Prediction = Pick<Place, 'id' | 'label' | 'kind'> & {
  /** Finds out where it is. Rejects when that is not to be had; its label then stands as free text. */
  readonly resolve: () => Promise<ChosenPlace>
}

export type Suggestion = Place | Prediction

/** What is looked for while the traveller types. */
export type PlaceQuery = {
  readonly field: PlaceFieldName
  readonly text: string
  /** The pickup, once it is chosen: destinations within 50 km of it come first (spec section 2). */
  readonly near?: Point | undefined
  /** BCP 47 tag for the names of places. */
  readonly language: string
}

export type FoundPlaces = {
  readonly places: readonly Suggestion[]
  /** Whom the list must name as its source, in that one's own words. */
  readonly credit?: string | undefined
}

/** Another source of suggestions than the service itself. */
export type PlaceFinder = {
  /** The traveller is in a place field: the moment to load what finding takes. */
  readonly prepare: (language: string) => void
  /** Suggests places. `own` asks the service instead, for this same text. */
  readonly find: (
    query: PlaceQuery,
    how: { readonly signal: AbortSignal; readonly own: () => Promise<FoundPlaces> },
  ) => Promise<FoundPlaces>
}
