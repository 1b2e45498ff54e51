import type { PlaceKind, Point } from '../places.tables.ts'

/** Somewhere a geocoder knows: a house, a street, a hotel. */
export interface FoundAddress extends Point {
  /** `photon:W123`, stable at its source. */
  id: string
  name: string
  /** What tells it from others of its name, without the country: "Rynek Główny 1, 31-042 Kraków". */
  address: string
  /** ISO 3166-1 alpha-2, as the source says; it may be a country we do not serve. */
  countryCode: string
  kind: PlaceKind
}

export interface GeocoderQuestion {
  q: string
  near?: Point | undefined
  lang: string
  limit: number
}

/** The port to a service that knows every address. Without one, an address resolves to its town. */
export interface Geocoder {
  /** @throws Error when the service does not answer */
  search(question: GeocoderQuestion): Promise<FoundAddress[]>
}

declare module '#platform/context/context.ts' {
  interface Context {
    /** Knows addresses, where one is configured. */
    geocoder: Geocoder | undefined
  }
}
