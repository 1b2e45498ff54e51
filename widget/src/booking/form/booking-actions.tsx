import { BusyButton } from './busy-button.tsx'
import { useBooking, useFlowState } from './flow-context.ts'

/** Calculate Price and Book Now; whichever comes next stands out. */
export function BookingActions() {
  const { flow, text } = useBooking()
  const canBook = useFlowState(({ quote, quoteExpired }) => quote !== null && !quoteExpired)
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  const isQuoting = useFlowState(({ status }) => status.quote === 'working')
  const isBooking = useFlowState(({ status }) => status.booking !== 'idle')
  return (
    <div className="fi-booking__actions">
      <BusyButton
        type="submit"
        look={canBook ? 'secondary' : 'primary'}
        isBusy={isQuoting}
        busyLabel={text.t('quoteWorking')}
      >
        {text.t(isExpired ? 'recalculatePrice' : 'calculatePrice')}
      </BusyButton>
      <BusyButton
        type="button"
        look={canBook ? 'primary' : 'secondary'}
        isBusy={isBooking}
        busyLabel={text.t('booking')}
        onClick={() => void flow.book()}
      >
        {text.t('bookNow')}
      </BusyButton>
    </div>
  )
}
