import type { Place } from '@fiacre/sdk'
import { announce } from './announcement.tsx'
import { useBookingFlow } from './booking-flow-provider.tsx'
import { jumpToForm } from './jump-to-form.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'

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
