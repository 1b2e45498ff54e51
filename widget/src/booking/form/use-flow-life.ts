import { useEffect } from 'react'
import type { BookingFlow } from '../flow/create-booking-flow.ts'

/** Starts a flow while its form shows, and tells it when the page is looked at again. */
export function useFlowLife(flow: BookingFlow): void {
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') flow.wake()
    }
    const show = (event: PageTransitionEvent): void => {
      if (event.persisted) flow.comeBack()
    }
    flow.start()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', show)
    return () => {
      flow.stop()
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', show)
    }
  }, [flow])
}
