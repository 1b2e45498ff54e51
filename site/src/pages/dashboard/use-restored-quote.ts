import type { Profile } from '@fiacre/sdk'
import { isBillingComplete } from '@fiacre/sdk/rules'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBookingFlow } from '../../subjects/booking-form/booking-flow-provider.tsx'

/**
 * Brings a saved quote back for a traveller whose billing details are complete, on coming here and once they are
 * (spec section 4). The flow says 'Price Quote Restored'; until they are, it shows the quote and keeps it.
 * @param onRestored opens the Book tab
 * @returns whether a quote was brought back during this visit to the dashboard
 */
export function useRestoredQuote(user: Profile, onRestored: () => void): boolean {
  const flow = useBookingFlow()
  const [isRestored, setRestored] = useState(false)
  const canBook = isBillingComplete(user)
  // What is said of a profile that was just saved would take the place of what is said of the quote.
  const isSaving = useIsMutating() > 0

  useEffect(() => {
    let isHere = canBook
    async function restore(): Promise<void> {
      const restored = await flow.restoreSavedQuote()
      if (!restored || !isHere) return
      setRestored(true)
      onRestored()
    }
    if (!isSaving) void restore()
    return () => {
      isHere = false
    }
    // The callback is another one at each render; it only counts when something was restored.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [flow, canBook, isSaving])

  return isRestored
}
