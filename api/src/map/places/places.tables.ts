import type { Kysely } from 'kysely'

export type PlaceKind =
  | 'city'
  | 'airport'
  | 'station'
  | 'port'
  | 'resort'
  | 'attraction'
  | 'island'
  | 'address'

export interface Point {
  lat: number
  lon: number
}

/** A row of `place`: somewhere a transfer can begin or end. */
export interface PlaceRow extends Point {
  /** `geonames:2661604`, `airport:GVA` or `curated:disneyland-paris`; stable across gazetteer versions. */
  id: string
  name: string
  countryCode: string
  /** The town its district is run from; tells two places of one name apart. */
  region: string | null
  kind: PlaceKind
  population: number
  iata: string | null
  timeZone: string
  /** How much a traveller expects this place above its namesakes: about log10 of its population, 1 to 7. */
  weight: number
}

/** What the contract calls a Place. */
export interface Place extends Point {
  id: string
  name: string
  /** For people, in the asked language: "Geneva Airport (GVA), Switzerland". */
  label: string
  countryCode: string
  kind: PlaceKind
  /** IANA zone, such as "Europe/Zurich". */
  timeZone: string
  /**
   * How a text was understood, where one was looked up: as this place, as an address in it, as this place at the position
   * that came with it, or as nothing known, so that the place at the position stands in for it.
   */
  match?: 'place' | 'address' | 'point' | 'nearest'
}

/** A place that a text was understood as, with what only documents and drivers are told. */
export interface ResolvedPlace extends Place {
  /** What it is called where it lies, if that is another name: "Aéroport de Genève". Left out where it was not kept. */
  localName?: string | null
}

/** Any Kysely, whatever tables it knows: our queries are plain SQL. */
export type QueryRunner = Pick<Kysely<unknown>, 'executeQuery'>
