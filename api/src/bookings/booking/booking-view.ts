import { vehicleClass } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { dueToCarrierCents, outstandingCents } from './booking-money.ts'
import { rounded } from '#map/places/booked-place.ts'
import type { BookingRow } from './booking.entity.ts'

/** About ten metres: the traveller's own door. */
const OWN_DIGITS = 4

/** What `toBooking` shows of a row: two of three columns, which is all that a list reads. */
export const SHOWN_COLUMNS = [
  'id',
  'bookingNumber',
  'createdAt',
  'status',
  'paymentStatus',
  'pickupLocation',
  'destination',
  'pickupPlace',
  'destinationPlace',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'durationHours',
  'isRoundTrip',
  'passengers',
  'vehicleTypeId',
  'totalCents',
  'distanceKm',
  'durationMinutes',
  'contactPhone',
  'specialRequests',
  'timeZone',
  'pickupAt',
  'accessLevel',
  'extras',
  'travelNumber',
  'nameBoard',
  'pickupAddress',
  'destinationAddress',
  'isGuests',
  'invoicePartnerId',
  'costReference',
  'isTest',
  'paymentMethod',
  'prepaymentCents',
  'paidCents',
  'refundedCents',
  'lines',
] as const
export type ShownBooking = Pick<BookingRow, (typeof SHOWN_COLUMNS)[number]>

/**
 * A booking as the contract shows it to its traveller.
 * @param digits how exactly its positions are shown, in digits of a degree
 */
export function toBooking(booking: ShownBooking, digits = OWN_DIGITS): components['schemas']['Booking'] {
  const vehicle = vehicleClass(booking.vehicleTypeId)
  return {
    id: booking.id,
    bookingNumber: booking.bookingNumber,
    createdAt: booking.createdAt.toISOString(),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    pickupLocation: booking.pickupLocation,
    destination: booking.destination,
    pickupPlace: placeOf(booking.pickupPlace, digits),
    destinationPlace: booking.durationHours ? null : placeOf(booking.destinationPlace, digits),
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    returnDate: booking.returnDate ?? null,
    returnTime: booking.returnTime ?? null,
    ...(booking.durationHours && { durationHours: booking.durationHours }),
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
    pickupAddress: booking.pickupAddress ?? null,
    destinationAddress: booking.destinationAddress ?? null,
    ...((booking.isGuests || booking.invoicePartnerId) && {
      refundTo: booking.invoicePartnerId ? ('invoice' as const) : ('card' as const),
    }),
    ...(booking.invoicePartnerId && !booking.isGuests && { onCompanyInvoice: true }),
    ...(booking.costReference && { costReference: booking.costReference }),
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

function placeOf(place: BookingRow['pickupPlace'], digits: number) {
  if (!place) return null
  // What signs call it is for documents and drivers.
  const { localName: _, ...known } = place
  return rounded(known, digits)
}
