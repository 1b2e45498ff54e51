import { DEFAULT_PAYER_COUNTRY } from '@fiacre/sdk/rules'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { addressOf } from '#people/accounts/open-guest.ts'
import { brand } from '#platform/brand/brand.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { outstandingCents } from '../booking/booking-money.ts'
import { bookingReference, changeReference } from '../booking/payment-reference.ts'
import type { Payer } from '#money/payments/payment-session.entity.ts'
import type { PaymentRequest } from '#money/payments/payments.service.ts'

/**
 * What the payments room is asked to collect for a booking.
 * @param site where the traveller is, and comes back to
 */
export function paymentRequest(site: string, booking: BookingRow, payer: Payer): PaymentRequest {
  return {
    reference: bookingReference(booking.id),
    bookingId: booking.id,
    changeId: null,
    isTest: booking.isTest,
    amountCents: outstandingCents(booking),
    description: `${brand.name} ${booking.bookingNumber}: ${booking.pickupLocation} to ${booking.destination}`,
    payer,
    returnUrl: `${site}/payment-success?booking=${booking.id}`,
    cancelUrl: `${site}/payment?booking=${booking.id}`,
  }
}

/** What the payments room is asked to collect for a change of a booking. */
export function changePaymentRequest(
  site: string,
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
    returnUrl: `${site}/payment-success?booking=${booking.id}`,
    // The booking's page says that the change is not made: without a word it would look as if nothing had been asked.
    cancelUrl: `${site}/booking?booking=${booking.id}&change=unpaid`,
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
