import { bookingOutcome } from '@fiacre/sdk/rules'
import type { BookingResult } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import { errorNotice } from './notices.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import { resetTrip } from './reset.ts'

/** What follows a booking (spec section 4). */
export type AfterBooking = {
  /** Goes where the answer leads. */
  readonly follow: (result: BookingResult) => void
}

export function createAfterBooking(core: FlowCore, keeper: QuoteKeeper): AfterBooking {
  const { checkout, clock, notify } = core.ports

  function leave(go: () => void): void {
    setStatus(core, { booking: 'leaving' })
    go()
  }

  function follow(result: BookingResult): void {
    checkout.booked?.(result)
    const outcome = bookingOutcome(result)
    switch (outcome.kind) {
      case 'redirect':
        return leave(() => checkout.goTo(outcome.url))
      case 'manual':
        notify({
          title: { id: 'bookingReceived' },
          description: { id: 'bookingReceivedDescription', values: { number: result.booking.bookingNumber } },
          variant: 'default',
        })
        return leave(() => void clock.after(outcome.delayMs, () => checkout.goToPayment(outcome.bookingId)))
      case 'payment-error': {
        const { id } = result.booking
        notify({
          ...errorNotice(outcome.message),
          action: { label: { id: 'openPayment' }, run: () => checkout.goToPayment(id) },
        })
        // The booking stands and has used its quote up: pressing again must not make a second one.
        return resetTrip(core, keeper)
      }
      case 'payment-page':
        return leave(() => checkout.goToPayment(outcome.bookingId))
      case 'reset':
        return resetTrip(core, keeper)
    }
  }

  return { follow }
}
