import type { Quote } from '@fiacre/sdk'
import { useBooking, useFlowState } from './flow-context.ts'

/** What Book Now books, in short: the amount, the class, and until when it holds. */
export function BookedPrice({ quote, id }: { quote: Quote; id: string }) {
  const { display, text } = useBooking()
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  return (
    <p className={isExpired ? 'fi-booking__booked is-expired' : 'fi-booking__booked'} id={id}>
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
