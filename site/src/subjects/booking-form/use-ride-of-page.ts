import type { Place } from '@fiacre/sdk'
import { useEffect, useState } from 'react'
import { useDrawnAhead } from '../../base/browser/drawn-ahead.ts'
import { useBookingFlow } from './booking-flow-provider.tsx'

/**
 * Puts the ride that a page is about into its form: at once where a server draws the page, or has drawn it, else when the page is
 * there. What somebody changes in the form then stands.
 */
export function useRideOfPage(pickup: Place, destination: Place): void {
  const flow = useBookingFlow()
  const isAhead = useDrawnAhead()
  const fill = () => {
    const { form } = flow.getState()
    if (form.pickupLocation !== pickup.label) flow.choosePlace('pickupLocation', pickup)
    if (form.destination !== destination.label) flow.choosePlace('destination', destination)
  }
  const [filled, setFilled] = useState(() => {
    if (isAhead) fill()
    return isAhead ? keyOf(pickup, destination) : ''
  })
  const key = keyOf(pickup, destination)
  useEffect(() => {
    if (filled === key) return
    fill()
    setFilled(key)
    // The same places in another language are the same ride.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [filled, key])
}

const keyOf = (pickup: Place, destination: Place): string => `${pickup.id} ${destination.id}`
