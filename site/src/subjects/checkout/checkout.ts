import type { FiacreClient } from '@fiacre/sdk'

/** A booking that a partner's page handed over, to be finished here. */
export type Checkout = Awaited<ReturnType<FiacreClient['getCurrentCheckout']>>

/** Where it is finished. */
export const CHECKOUT_PATH = '/checkout'
