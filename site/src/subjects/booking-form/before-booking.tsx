import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../base/i18n/i18n-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { useBillingOpen, useBookingFlow } from './booking-flow-provider.tsx'

/**
 * What is asked of a traveller right before Book Now: missing billing details, and how it is paid. It comes once there is a
 * price; where it does not come, the booking is paid in the usual way.
 */
export function BeforeBooking() {
  const flow = useBookingFlow()
  const texts = useTexts()
  const { status } = useSession()
  const isPriced = useStore(flow, ({ quote }) => quote !== null)
  const isBillingOpen = useStore(useBillingOpen())
  const [Part, setPart] = useState<ComponentType | null>(null)
  const isWanted = status === 'signed-in' && (isPriced || isBillingOpen)
  useEffect(() => {
    if (!isWanted || Part) return
    let isHere = true
    async function load(): Promise<void> {
      const [part, own] = await Promise.all([
        import('./before-booking-part.tsx'),
        import('./locales/texts.ts'),
      ])
      await texts.add(own.bookingFormTexts)
      if (isHere) setPart(() => part.BeforeBookingPart)
    }
    load().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [isWanted, Part, texts])
  return isWanted && Part ? <Part /> : null
}
