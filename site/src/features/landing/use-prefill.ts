import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useBookingFlow } from '../../booking/booking-flow-provider.tsx'

/** Puts the address's `pickup` and `destination` into the booking form, then takes the query away (spec section 2). */
export function usePrefill(): void {
  const flow = useBookingFlow()
  const search = useSearch()
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (!search) return
    const query = new URLSearchParams(search)
    flow.prefill({ pickupLocation: query.get('pickup'), destination: query.get('destination') })
    navigate(path + location.hash, { replace: true })
  }, [flow, search, path, navigate])
}
