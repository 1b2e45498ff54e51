import { vehicleClass } from '@fiacre/sdk/rules'
import type { BookingRow } from './booking.entity.ts'
import type { BookingSummary } from '../mail/mail-templates.ts'

/** What a mail says of a booking. */
export function bookingSummary(booking: BookingRow): BookingSummary {
  const isReturnKnown = booking.isRoundTrip && booking.returnDate && booking.returnTime
  return {
    bookingNumber: booking.bookingNumber,
    pickupLocation: booking.pickupLocation,
    destination: booking.destination,
    pickupLocalTime: `${booking.pickupDate} ${booking.pickupTime}`,
    returnLocalTime: isReturnKnown ? `${booking.returnDate} ${booking.returnTime}` : null,
    vehicle: vehicleClass(booking.vehicleTypeId)?.name ?? '',
    passengers: booking.passengers,
    totalCents: booking.totalCents,
  }
}
