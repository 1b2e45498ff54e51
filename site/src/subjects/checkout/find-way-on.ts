import type { FiacreClient } from '@fiacre/sdk'
import { SESSION_TIMEOUT_MS } from '@fiacre/sdk/rules'
import type { QueryClient } from '@tanstack/react-query'
import { checkoutQuery } from './checkout-query.ts'
import { currentCheckout } from './current-checkout.ts'
import { wayOn, type WayOn } from './way-on.ts'

/**
 * Asks the service, since the checkout may have been opened on another device. Without an answer the dashboard it is: it
 * is never wrong, and a sign-in does not wait long for the better.
 */
export async function findWayOn(client: FiacreClient, cache: QueryClient): Promise<WayOn> {
  try {
    const queryFn = () => currentCheckout(client, { timeoutMs: SESSION_TIMEOUT_MS })
    return wayOn(await cache.fetchQuery({ ...checkoutQuery(client), queryFn, staleTime: 0 }))
  } catch {
    return wayOn(undefined)
  }
}
