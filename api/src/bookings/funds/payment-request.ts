import { DEFAULT_PAYER_COUNTRY } from '@fiacre/sdk/rules'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { addressOf } from '#people/accounts/open-guest.ts'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import { guestAddress } from '../booking/guest-link.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { outstandingCents } from '../booking/booking-money.ts'
import { bookingReference, changeReference } from '../booking/payment-reference.ts'
import type { Payer } from '#money/payments/payment-session.entity.ts'
import type { PaymentRequest } from '#money/payments/payments.service.ts'

/** Where a payment is made from, and leads back to. */
interface Place {
  context: Pick<Context, 'publicUrl' | 'checkoutSecret'>
  /** The host where the traveller is. */
  site: string
}

/** The way back to a page of ours: a guest, whose browser nobody may have let in yet, comes by the link of the booking. */
const backTo = ({ context, site }: Place, { id, isGuests }: BookingRow, path: string): string =>
  isGuests ? guestAddress(context, id, path) : `${site}${path}`

/** In English, as gateways show it. */
function aimOf({ destination, durationHours }: BookingRow): string {
  return durationHours ? `by the hour, ${durationHours} hours` : `to ${destination}`
}

/** What the payments room is asked to collect for a booking. */
export function paymentRequest(place: Place, booking: BookingRow, payer: Payer): PaymentRequest {
  return {
    reference: bookingReference(booking.id),
    bookingId: booking.id,
    changeId: null,
    isTest: booking.isTest,
    amountCents: outstandingCents(booking),
    description: `${brand.name} ${booking.bookingNumber}: ${booking.pickupLocation} ${aimOf(booking)}`,
    payer,
    returnUrl: backTo(place, booking, `/payment-success?booking=${booking.id}`),
    cancelUrl: backTo(place, booking, `/payment?booking=${booking.id}`),
  }
}

/** What the payments room is asked to collect for a change of a booking. */
export function changePaymentRequest(
  place: Place,
  booking: BookingRow,
  changeId: string,
  amountCents: number,
  payer: Payer,
): PaymentRequest {
  return {
    reference: changeReference(changeId),
    bookingId: booking.id,
    changeId,
    isTest: booking.isTest,
    amountCents,
    description: `${brand.name} ${booking.bookingNumber}: change of the booking`,
    payer,
    returnUrl: backTo(place, booking, `/payment-success?booking=${booking.id}`),
    // The booking's page says that the change is not made: without a word it would look as if nothing had been asked.
    cancelUrl: backTo(place, booking, `/booking?booking=${booking.id}&change=unpaid`),
  }
}

/** The traveller as the payer, until the payment page says otherwise. */
export function payerOf(user: UserRow): Payer {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: addressOf(user),
    phone: user.phoneNumber ?? undefined,
    address: user.address ?? undefined,
    city: user.city ?? undefined,
    postalCode: user.zipCode ?? undefined,
    country: user.country ?? DEFAULT_PAYER_COUNTRY,
  }
}
