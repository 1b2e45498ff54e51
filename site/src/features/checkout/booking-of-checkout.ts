import type { BookingRequest, Quote } from '@fiacre/sdk'
import type { Checkout } from '../../checkouts/checkout.ts'

/** The booking of a checkout, at the price that the traveller has agreed to. */
export function bookingOfCheckout(
  { journey, checkoutSessionId }: Pick<Checkout, 'journey' | 'checkoutSessionId'>,
  { quoteId }: Pick<Quote, 'quoteId'>,
  note: string,
): BookingRequest {
  const specialRequests = note.trim()
  return { ...journey, quoteId, checkoutSessionId, ...(specialRequests ? { specialRequests } : {}) }
}
