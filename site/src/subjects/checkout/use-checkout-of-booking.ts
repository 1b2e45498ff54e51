import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { checkoutQuery } from './checkout-query.ts'
import type { Checkout } from './checkout.ts'
import { webAddress } from './web-address.ts'

/** The checkout that a booking came from, when there is a partner's page to go back to. */
export function useCheckoutOfBooking(bookingId: number): Checkout | null {
  // What an earlier look saw was not paid yet.
  const { data } = useQuery({ ...checkoutQuery(useClient()), staleTime: 0, refetchOnMount: 'always' })
  return data?.booking?.id === bookingId && webAddress(data.backUrl) ? data : null
}
