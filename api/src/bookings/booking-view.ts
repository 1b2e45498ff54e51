import { vehicleClass } from '@fiacre/sdk/rules'
import type { components } from '../contract/generated/contract.ts'
import { dueToCarrierCents, outstandingCents } from './booking-money.ts'
import type { BookingRow } from './booking.entity.ts'

/** A booking as the contract shows it to its traveller. */
export function toBooking(booking: BookingRow): components['schemas']['Booking'] {
  const vehicle = vehicleClass(booking.vehicleTypeId)
  return {
    id: booking.id,
    bookingNumber: booking.bookingNumber,
    createdAt: booking.createdAt.toISOString(),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    pickupLocation: booking.pickupLocation,
    destination: booking.destination,
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    returnDate: booking.returnDate ?? null,
    returnTime: booking.returnTime ?? null,
    isRoundTrip: booking.isRoundTrip,
    passengers: booking.passengers,
    vehicleType: {
      id: booking.vehicleTypeId,
      name: (vehicle?.name ?? 'Economy') as components['schemas']['VehicleType']['name'],
      description: vehicle?.description ?? '',
    },
    totalPrice: booking.totalCents / 100,
    totalPriceCents: booking.totalCents,
    currency: 'EUR',
    distance: booking.distanceKm,
    duration: booking.durationMinutes,
    contactPhone: booking.contactPhone ?? null,
    specialRequests: booking.specialRequests ?? null,
    timeZone: booking.timeZone,
    pickupAt: booking.pickupAt.toISOString(),
    accessLevel: booking.accessLevel,
    extras: booking.extras,
    travelNumber: booking.travelNumber ?? null,
    nameBoard: booking.nameBoard ?? null,
    isTest: booking.isTest,
    paymentMethod: booking.paymentMethod,
    prepaymentCents: booking.prepaymentCents,
    paidCents: booking.paidCents,
    outstandingCents: outstandingCents(booking),
    dueToCarrierCents: dueToCarrierCents(booking),
    refundedCents: booking.refundedCents,
    lines: booking.lines.map((line) => ({ ...line, amount: line.amountCents / 100 })),
  }
}
