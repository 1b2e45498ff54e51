import type { Place } from '@fiacre/sdk'
import { announce } from './announcement.tsx'
import { useBookingFlow } from './booking-flow-provider.tsx'
import { jumpToForm } from './jump-to-form.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/** A resort, and the airport that a ride from the runway to it begins at. */
export type RunwayRide = { readonly resort: Place; readonly airport: Place }

/** Fills in a ride from the runway to a resort; whoever says so goes to the form. */
export function useRideFromRunway(): (ride: RunwayRide) => void {
  const flow = useBookingFlow()
  return ({ resort, airport }) => {
    flow.choosePlace('pickupLocation', airport)
    flow.choosePlace('destination', resort)
  }
}

/**
 * Makes a place the pickup of the page's booking form and goes there (spec section 2). The focus lands on what is
 * missing next, the destination.
 */
export function useStartFrom(): (place: Place) => void {
  const flow = useBookingFlow()
  const t = useT()
  return (place) => {
    flow.choosePlace('pickupLocation', place)
    jumpToForm('destination')
    announce(t('shell.pickupFilled', { place: place.label }))
  }
}
