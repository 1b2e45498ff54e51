import { prefillFlow, type FiacrePrefill } from '@fiacre/widget'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useBookingFlow } from '../../subjects/booking-form/booking-flow-provider.tsx'
import { hoursInAddress } from '../../subjects/booking-form/hours-in-address.ts'

/** The names of fields in an address; `pickup` is the specification's, the others are those of the element's attributes. */
const NAMES = ['pickup', 'destination', 'date', 'time', 'returnDate', 'returnTime', 'passengers'] as const

/** What an address (its query) fills in: `class` is another name of `vehicle`. */
export function prefillOf(search: string): FiacrePrefill {
  const query = new URLSearchParams(search)
  const given = NAMES.map((name) => [name, query.get(name)] as const)
  return { ...Object.fromEntries(given), vehicle: query.get('vehicle') ?? query.get('class') }
}

/** Puts what the address says into the booking form, then takes the query away (spec section 2). */
export function usePrefill(): void {
  const flow = useBookingFlow()
  const search = useSearch()
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (!search) return
    prefillFlow(flow, prefillOf(search))
    const hours = hoursInAddress(new URLSearchParams(search))
    if (hours) flow.toggleRoundTrip(false, hours)
    navigate(path + location.hash, { replace: true })
  }, [flow, search, path, navigate])
}
