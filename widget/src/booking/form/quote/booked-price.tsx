import type { Quote } from '@fiacre/sdk'
import { arePricesCurrent } from '../../flow/priced.ts'
import { useBooking, useFlowState } from '../flow-context.ts'

/** What Book Now books, in short: the amount, the class, and until when it holds. */
export function BookedPrice({ quote, id }: { quote: Quote; id: string }) {
  const { display, text } = useBooking()
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  const minutes = useFlowState(({ minutesLeft }) => minutesLeft)
  const vehicle = quote.vehicleType.name
  const held =
    minutes === null
      ? text.t('classHeldUntil', { vehicle, time: display.time(quote.expiresAt) })
      : text.t('classHeldMinutes', { vehicle, minutes })
  // Then all prices of the form look like no last word.
  const isOutdated = useFlowState((state) => !arePricesCurrent(state))
  return (
    <p
      data-prices={isOutdated ? 'outdated' : undefined}
      className={isExpired ? 'fi-booking__booked is-expired' : 'fi-booking__booked'}
      id={id}
    >
      <span className="fi-booking__amount">{display.money(quote.totalPriceCents)}</span>
      <span className="fi-booking__held">{isExpired ? vehicle : held}</span>
    </p>
  )
}
