import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useBooking } from './flow-context.ts'
import { quoteView } from './quote-view.ts'

/** Loads what comes after the form as soon as the traveller turns to it. What did not come is tried at the next touch. */
export function useTouch(form: RefObject<HTMLFormElement | null>): void {
  const { flow } = useBooking()
  useEffect(() => {
    const prepare = (): void => {
      void flow.prepare()
      // Where it does not come the price says so.
      quoteView.load().catch(() => undefined)
    }
    const touched = form.current
    for (const event of TOUCHES) touched?.addEventListener(event, prepare)
    return () => {
      for (const event of TOUCHES) touched?.removeEventListener(event, prepare)
    }
  }, [flow, form])
}

const TOUCHES = ['focusin', 'pointerdown'] as const
