import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { brandOf } from '#people/partners/brand.ts'
import { toQuote } from '#prices/quotes/quote-view.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { findQuote } from '#prices/quotes/quotes.service.ts'
import type { CheckoutSessionRow } from './checkout-session.entity.ts'
import { bookingOfCheckout } from './find-checkout.ts'
import { returnUrl } from './return-link.ts'

type Checkout = components['schemas']['Checkout']

/** A checkout as its page shows it. */
export async function toCheckout(context: Context, checkout: CheckoutSessionRow): Promise<Checkout> {
  const [quote, brand, booking] = await Promise.all([
    findQuote(context, checkout.quoteId),
    brandOf(context, checkout.partnerId),
    bookingOfCheckout(context, checkout),
  ])
  if (!quote) throw new Error(`The quote ${checkout.quoteId} of the checkout ${checkout.id} is gone.`)
  return {
    checkoutSessionId: checkout.id,
    status: booking ? (booking.isPaid ? 'paid' : 'booked') : 'open',
    test: checkout.isTest,
    expiresAt: checkout.expiresAt.toISOString(),
    quote: toQuote(quote),
    journey: toJourney(quote),
    brand,
    backUrl: await returnUrl(context, checkout, booking?.isPaid ?? false),
    booking: booking && { id: booking.id, bookingNumber: booking.bookingNumber },
    currency: checkout.currency ?? null,
    distanceUnit: checkout.distanceUnit ?? null,
  }
}

/** The journey of a price, in the words of a booking. */
export function toJourney(quote: QuoteRow): Checkout['journey'] {
  return {
    vehicleTypeId: quote.vehicleTypeId,
    pickupLocation: quote.pickupLocation,
    destination: quote.destination,
    passengers: quote.passengers,
    ...(quote.durationHours && { durationHours: quote.durationHours }),
    isRoundTrip: quote.isRoundTrip,
    pickupDate: quote.pickupDate,
    pickupTime: quote.pickupTime,
    returnDate: quote.returnDate ?? null,
    returnTime: quote.returnTime ?? null,
  }
}
