import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'

/** A booking in short, as it stands beside an account or a message. */
export function toClientBooking(row: BookingRow): components['schemas']['ClientBooking'] {
  return {
    id: row.id,
    bookingNumber: row.bookingNumber,
    pickupLocation: row.pickupLocation,
    destination: row.destination,
    ...(row.durationHours && { durationHours: row.durationHours }),
    pickupAt: row.pickupAt.toISOString(),
    timeZone: row.timeZone,
    status: row.status,
    paymentStatus: row.paymentStatus,
    totalPriceCents: row.totalCents,
  }
}
