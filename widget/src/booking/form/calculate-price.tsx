import { BusyButton } from './busy-button.tsx'
import { useBooking, useFlowState } from './flow-context.ts'

/** Calculate Price, right under what it takes. It stands out until there is a price to book. */
export function CalculatePrice() {
  const { text } = useBooking()
  const canBook = useFlowState(({ quote, quoteExpired }) => quote !== null && !quoteExpired)
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  // Beside a price it is brought in step by itself, and Book Now waits for it.
  const isWorking = useFlowState(({ quote, status }) => status.quote === 'working' && quote === null)
  return (
    <BusyButton
      type="submit"
      look={canBook ? 'secondary' : 'primary'}
      isBusy={isWorking}
      busyLabel={text.t('quoteWorking')}
    >
      {text.t(isExpired ? 'recalculatePrice' : 'calculatePrice')}
    </BusyButton>
  )
}
