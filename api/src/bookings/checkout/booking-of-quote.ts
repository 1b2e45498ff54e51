import { TERMS_VERSION } from '@fiacre/sdk/rules'
import type { RequiredEntityData } from '@mikro-orm/core'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { bookedName, bookedPlace } from '#map/places/booked-place.ts'
import type { BookedPaymentMethod, BookingRow } from '../booking/booking.entity.ts'
import { prepaymentOf } from '../booking/booking-money.ts'
import type { Attribution } from './attribute-booking.ts'
import { contactPhone } from '../booking/contact-phone.ts'
import { newBookingNumber } from '../booking/booking-number.ts'
import type { BookingRequest } from '#prices/quotes/quote-for-booking.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'

/** What a booking takes from its request beside the quote. */
export type BookedWords = Pick<
  BookingRequest,
  | 'specialRequests'
  | 'travelNumber'
  | 'nameBoard'
  | 'pickupAddress'
  | 'destinationAddress'
  | 'prepaymentPercent'
> & { paymentMethod?: BookedPaymentMethod | undefined }

/** The booking that a quote becomes: its trip, its price, and whose page it came from. */
export function bookingOfQuote(
  quote: QuoteRow,
  user: UserRow,
  body: BookedWords,
  attribution: Attribution,
  now: Date,
): RequiredEntityData<BookingRow> {
  return {
    bookingNumber: newBookingNumber(),
    userId: user.id,
    quoteId: quote.id,
    status: 'pending',
    paymentStatus: 'pending',
    vehicleTypeId: quote.vehicleTypeId,
    pickupLocation: bookedName(quote.pickupPlace, quote.pickupLocation),
    destination: bookedName(quote.destinationPlace, quote.destination),
    pickupPlace: bookedPlace(quote.pickupPlace, quote.pickupLocation),
    destinationPlace: bookedPlace(quote.destinationPlace, quote.destination),
    durationHours: quote.durationHours ?? null,
    passengers: quote.passengers,
    isRoundTrip: quote.isRoundTrip,
    pickupDate: quote.pickupDate,
    pickupTime: quote.pickupTime,
    returnDate: quote.returnDate ?? null,
    returnTime: quote.returnTime ?? null,
    timeZone: quote.timeZone,
    pickupAt: quote.pickupAt,
    distanceKm: quote.distanceKm,
    durationMinutes: quote.durationMinutes,
    totalCents: quote.totalCents,
    termsVersion: TERMS_VERSION,
    contactPhone: user.phoneNumber ? contactPhone(user.countryCode ?? '', user.phoneNumber) : null,
    returnAt: quote.returnAt ?? null,
    extras: quote.extras,
    accessLevel: quote.accessLevel,
    lines: quote.lines,
    specialRequests: body.specialRequests?.trim() || null,
    travelNumber: body.travelNumber?.trim() || null,
    nameBoard: body.nameBoard?.trim() || null,
    pickupAddress: body.pickupAddress?.trim() || null,
    destinationAddress: body.destinationAddress?.trim() || null,
    ...prepayment(quote.totalCents, body),
    paidCents: 0,
    setAsideCents: 0,
    refundedCents: 0,
    keptCents: 0,
    earningId: null,
    revision: 0,
    updatedAt: now,
    partnerId: quote.partnerId ?? null,
    isTest: quote.isTest,
    attribution: quote.attribution ?? null,
    ...attribution,
    promoCode: quote.promo?.applied ? quote.promo.code : null,
    discountCents: quote.promo?.discountCents ?? 0,
    createdAt: now,
  }
}

function prepayment(totalCents: number, { paymentMethod = 'card', prepaymentPercent = 100 }: BookedWords) {
  return {
    paymentMethod,
    prepaymentPercent,
    prepaymentCents: prepaymentOf(totalCents, paymentMethod, prepaymentPercent),
  }
}
