import type { CallResult } from '@fiacre/sdk'

/** Where we drive and what it costs: countries, airports, capitals, most booked places. */
export type Catalogue = CallResult<'listDestinations'>

/** A country we drive in, or a part of one. */
export type Destination = Catalogue['countries'][number]

/** What there is in a country. */
export type Country = CallResult<'getDestination'>
