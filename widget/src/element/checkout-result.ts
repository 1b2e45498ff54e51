import type { CallResult } from '@fiacre/sdk'

/** What came of a checkout, as the service tells it for a result token. */
export type CheckoutResult = CallResult<'redeemCheckoutResult'>
