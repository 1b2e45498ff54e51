import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { pickerCode } from './day-and-time/picker-code.ts'
import type { LoadedPicker } from './day-and-time/picker-code.ts'
import { useBooking, useFlowState } from './flow-context.ts'
import { quoteView } from './quote-view.ts'

/**
 * Loads what comes after the form as soon as the traveller turns to it, or there is a price, and answers how days and times are chosen once that is
 * there with its words. What did not come is tried at the next touch.
 */
export function useTouch(form: RefObject<HTMLFormElement | null>): LoadedPicker | undefined {
  const { flow } = useBooking()
  const [picker, setPicker] = useState<LoadedPicker>()
  // With a price that was kept from before the traveller is beyond choosing: the day stands there as it did.
  const isPriced = useFlowState(({ quote }) => quote !== null)
  useEffect(() => {
    const touched = form.current
    const prepare = (): void => {
      // Where it does not come the price says so. A sheet for days and times is made of parts of it.
      Promise.all([pickerCode.load(), flow.prepare(), quoteView.load()]).then(
        ([code]) => code.onceNobodyWrites(touched, (focused) => setPicker({ ...code, focused })),
        // The browser's own fields stay.
        () => undefined,
      )
    }
    for (const event of TOUCHES) touched?.addEventListener(event, prepare)
    if (isPriced) prepare()
    return () => {
      for (const event of TOUCHES) touched?.removeEventListener(event, prepare)
    }
  }, [flow, form, isPriced])
  return picker
}

const TOUCHES = ['focusin', 'pointerdown'] as const
