import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client-context.tsx'
import { checkoutQuery } from '../../api/queries.ts'
import type { Checkout } from '../../checkouts/checkout.ts'
import { webAddress } from '../../checkouts/web-address.ts'

/** The checkout that a paid booking came from, when there is a partner's page to go back to. */
export function usePartnerCheckout(bookingId: number): Checkout | null {
  // What an earlier look saw was not paid yet.
  const { data } = useQuery({ ...checkoutQuery(useClient()), staleTime: 0, refetchOnMount: 'always' })
  if (data?.status !== 'paid' || data.booking?.id !== bookingId) return null
  return webAddress(data.backUrl) ? data : null
}
