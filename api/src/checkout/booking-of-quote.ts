import type { RequiredEntityData } from '@mikro-orm/core'
import type { UserRow } from '../accounts/user.entity.ts'
import type { BookingRow } from '../bookings/booking.entity.ts'
import { newBookingNumber } from '../bookings/booking-number.ts'
import type { QuoteRow } from '../quotes/quote.entity.ts'

/** The booking that a quote becomes: its trip, its price, and whose page it came from. */
export function bookingOfQuote(
  quote: QuoteRow,
  user: UserRow,
  specialRequests: string | null | undefined,
  now: Date,
): RequiredEntityData<BookingRow> {
  return {
    bookingNumber: newBookingNumber(),
    userId: user.id,
    quoteId: quote.id,
    status: 'pending',
    paymentStatus: 'pending',
    vehicleTypeId: quote.vehicleTypeId,
    pickupLocation: quote.pickupLocation,
    destination: quote.destination,
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
    contactPhone: user.phoneNumber ? `${user.countryCode ?? ''} ${user.phoneNumber}`.trim() : null,
    specialRequests: specialRequests?.trim() || null,
    partnerId: quote.partnerId ?? null,
    isTest: quote.isTest,
    attribution: quote.attribution ?? null,
    promoCode: quote.promo?.applied ? quote.promo.code : null,
    discountCents: quote.promo?.discountCents ?? 0,
    createdAt: now,
  }
}
