import type { CheckoutResult } from '@fiacre/sdk'
import { client } from './service.ts'

/** What the traveller comes back with, a booking or a journey without one; else null. Its token works once, so it leaves the address. */
export async function checkoutResult(): Promise<CheckoutResult | null> {
  const address = new URL(location.href)
  const resultToken = address.searchParams.get('fiacre_result')
  if (!resultToken) return null
  address.searchParams.delete('fiacre_result')
  history.replaceState(null, '', address)
  return client.redeemCheckoutResult({ body: { resultToken } })
}
