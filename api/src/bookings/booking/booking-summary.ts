import { instantToLocal, vehicleClass } from '@fiacre/sdk/rules'
import type { BookingRow } from './booking.entity.ts'
import { dueToCarrierCents, outstandingCents } from './booking-money.ts'
import { openTerms } from './booking-terms.ts'
import { hireOf } from './hire-of.ts'
import type { BookingSummary } from '#platform/mail/mail.ts'

/** What a mail written now says of a booking. @param publicUrl where the site is, without a slash at its end */
export function bookingSummary(booking: BookingRow, publicUrl: string, now: Date): BookingSummary {
  const { refundUntil, changeUntil } = openTerms(booking, now)
  const local = (until: Date | null) => until && localTime(until, booking.timeZone)
  const isReturnKnown = booking.isRoundTrip && booking.returnDate && booking.returnTime
  return {
    bookingNumber: booking.bookingNumber,
    ...(booking.isTest && { isTest: true }),
    pickupLocation: booking.pickupLocation,
    destination: booking.destination,
    ...hireOf(booking),
    pickupAddress: booking.pickupAddress ?? null,
    destinationAddress: booking.destinationAddress ?? null,
    pickupPlace: booking.pickupPlace ?? null,
    destinationPlace: booking.destinationPlace ?? null,
    pickupLocalTime: `${booking.pickupDate} ${booking.pickupTime}`,
    returnLocalTime: isReturnKnown ? `${booking.returnDate} ${booking.returnTime}` : null,
    vehicle: vehicleClass(booking.vehicleTypeId)?.name ?? '',
    passengers: booking.passengers,
    extras: booking.extras,
    accessLevel: booking.accessLevel,
    travelNumber: booking.travelNumber ?? null,
    nameBoard: (booking.extras.meetAndGreet && booking.nameBoard) || null,
    notes: booking.specialRequests ?? null,
    cancelUntil: local(refundUntil),
    changeUntil: local(changeUntil),
    totalCents: booking.totalCents,
    paidCents: booking.paidCents,
    outstandingCents: outstandingCents(booking),
    dueToCarrierCents: dueToCarrierCents(booking),
    bookingLink: `${publicUrl}/booking?booking=${booking.id}`,
  }
}

function localTime(at: Date, timeZone: string): string {
  const { date, time } = instantToLocal(at, timeZone)
  return `${date} ${time}`
}
