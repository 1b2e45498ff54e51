import type { BookingRequest, Quote } from '@fiacre/sdk'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import type { PaymentAsked } from '../../subjects/payment/way-to-pay.ts'
import type { TripWishes } from './trip-wishes.ts'

/** The booking of a checkout, at the price that the traveller has agreed to, with extras and access level as quoted. */
export function bookingOfCheckout(
  { journey, checkoutSessionId }: Pick<Checkout, 'journey' | 'checkoutSessionId'>,
  { quoteId, extras }: Pick<Quote, 'quoteId' | 'extras'>,
  { nameBoard, note, ...wishes }: TripWishes,
  payment: PaymentAsked = {},
): BookingRequest {
  const texts = {
    ...wishes,
    // Nobody waits with a board where that is not in the price.
    ...(extras.meetAndGreet ? { nameBoard } : {}),
    specialRequests: note,
  }
  const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))
  return {
    ...journey,
    quoteId,
    checkoutSessionId,
    ...Object.fromEntries(given),
    ...payment,
  }
}
