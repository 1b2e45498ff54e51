import type { CheckoutResult } from '@fiacre/sdk'
import { client } from './service.ts'

/** The booking that the traveller comes back with, or null. Its token works once, so it leaves the address. */
export async function bookedJourney(): Promise<CheckoutResult | null> {
  const address = new URL(location.href)
  const resultToken = address.searchParams.get('fiacre_result')
  if (!resultToken) return null
  address.searchParams.delete('fiacre_result')
  history.replaceState(null, '', address)
  return client.redeemCheckoutResult({ body: { resultToken } })
}
