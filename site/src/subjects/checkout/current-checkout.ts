import type { CallSettings, FiacreClient } from '@fiacre/sdk'
import { checkoutOfTab } from './under-way.ts'

/** The checkout that this tab is about, else the one that the browser or the traveller opened last. */
export function currentCheckout(client: FiacreClient, call: CallSettings = {}) {
  const checkoutSessionId = checkoutOfTab()
  return client.getCurrentCheckout(
    checkoutSessionId === null ? call : { ...call, query: { checkoutSessionId } },
  )
}
