import type { Quote } from '@fiacre/sdk'
import { arePricesCurrent } from '../flow/priced.ts'
import { useBooking, useFlowState } from './flow-context.ts'

/** What Book Now books, in short: the amount, the class, and until when it holds. */
export function BookedPrice({ quote, id }: { quote: Quote; id: string }) {
  const { display, text } = useBooking()
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  // Then all prices of the form look like no last word.
  const isOutdated = useFlowState((state) => !arePricesCurrent(state))
  return (
    <p
      data-prices={isOutdated ? 'outdated' : undefined}
      className={isExpired ? 'fi-booking__booked is-expired' : 'fi-booking__booked'}
      id={id}
    >
      <span className="fi-booking__amount">{display.money(quote.totalPriceCents)}</span>
      <span className="fi-booking__held">
        {isExpired
          ? quote.vehicleType.name
          : text.t('classHeldUntil', {
              vehicle: quote.vehicleType.name,
              time: display.time(quote.expiresAt),
            })}
      </span>
    </p>
  )
}
