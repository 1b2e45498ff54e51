import type { CallResult } from '@fiacre/sdk'

/** A ride with all there is to say of it. */
export type Transfer = CallResult<'getTransferRoute'>

/** The rides of a country or an airport. */
export type Hub = CallResult<'getTransferHub'>

/** A ride as others name it. */
export type Ride = Hub['rides'][number]
