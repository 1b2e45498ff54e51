import { vehicleClass } from '@fiacre/sdk/rules'
import type { BookingRow } from './booking.entity.ts'
import { dueToCarrierCents, outstandingCents } from './booking-money.ts'
import type { BookingSummary } from '../mail/mail-templates.ts'

/** What a mail says of a booking. @param publicUrl where the site is, without a slash at its end */
export function bookingSummary(booking: BookingRow, publicUrl: string): BookingSummary {
  const isReturnKnown = booking.isRoundTrip && booking.returnDate && booking.returnTime
  return {
    bookingNumber: booking.bookingNumber,
    pickupLocation: booking.pickupLocation,
    destination: booking.destination,
    pickupLocalTime: `${booking.pickupDate} ${booking.pickupTime}`,
    returnLocalTime: isReturnKnown ? `${booking.returnDate} ${booking.returnTime}` : null,
    vehicle: vehicleClass(booking.vehicleTypeId)?.name ?? '',
    passengers: booking.passengers,
    extras: booking.extras,
    accessLevel: booking.accessLevel,
    travelNumber: booking.travelNumber ?? null,
    nameBoard: (booking.extras.meetAndGreet && booking.nameBoard) || null,
    notes: booking.specialRequests ?? null,
    totalCents: booking.totalCents,
    paidCents: booking.paidCents,
    outstandingCents: outstandingCents(booking),
    dueToCarrierCents: dueToCarrierCents(booking),
    bookingLink: `${publicUrl}/booking?booking=${booking.id}`,
  }
}
