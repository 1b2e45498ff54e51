import { BusyButton } from './busy-button.tsx'
import { useBooking, useFlowState } from './flow-context.ts'
import { quoteView } from './quote-view.ts'
import { useLater } from './use-later.ts'

/**
 * Book Now, with the price and class that it books. Beside the form it stands under the price; in a narrow form it stays in
 * reach at the lower edge of the screen.
 * @param label what it says in place of its usual words
 */
export function BookNow({ label }: { label: string | undefined }) {
  const { flow, id, text } = useBooking()
  const quote = useFlowState((state) => state.quote)
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  const isBooking = useFlowState(({ status }) => status.booking !== 'idle')
  const isRepricing = useFlowState((state) => state.status.quote === 'working' && state.quote !== null)
  const { part: view } = useLater(quoteView, quote !== null)
  return (
    <div className="fi-booking__book">
      {quote && view && <view.BookedPrice quote={quote} id={`${id}-booked`} />}
      <BusyButton
        type="button"
        look={quote && !isExpired ? 'primary' : 'secondary'}
        isBusy={isBooking || isRepricing}
        busyLabel={text.t(isBooking ? 'booking' : 'quoteWorking')}
        aria-describedby={quote ? `${id}-booked` : undefined}
        onClick={() => void flow.book()}
      >
        {label ?? text.t('bookNow')}
      </BusyButton>
      {quote && view && <view.NextStep />}
    </div>
  )
}
