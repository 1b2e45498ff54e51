import type { Catalogue } from '../places/catalogue.ts'

/** A ride with its price, as the service gives it. */
export type Ride = Catalogue['rides'][number]
