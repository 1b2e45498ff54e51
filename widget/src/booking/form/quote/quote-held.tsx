import { QUOTE_LAST_MINUTES } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import { useBooking, useFlowState } from '../flow-context.ts'

/** Until when a price holds: the time of day, and in its last minutes how many are left, which is said aloud once. */
export function QuoteHeld({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const minutes = useFlowState(({ minutesLeft }) => minutesLeft)
  const words =
    minutes === null
      ? text.t('heldUntil', { time: display.time(quote.expiresAt) })
      : text.t('heldMinutes', { minutes })
  return (
    <>
      <p className="fi-quote__held">{words}</p>
      <output className="fi-visually-hidden">{minutes === QUOTE_LAST_MINUTES && words}</output>
    </>
  )
}
