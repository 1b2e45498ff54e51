import { Readable } from 'node:stream'
import type { Context } from '#platform/context/context.ts'
import { listAllBookings, type AdminBooking } from './admin-bookings.service.ts'
import type { BookingQuery } from './booking-list.ts'
import { csvLine } from './csv.ts'

const COLUMNS: Record<string, (booking: AdminBooking) => string | number | null> = {
  bookingNumber: ({ bookingNumber }) => bookingNumber,
  createdAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  firstName: ({ userFirstName }) => userFirstName,
  lastName: ({ userLastName }) => userLastName,
  email: ({ userEmail }) => userEmail,
  contactPhone: ({ contactPhone }) => contactPhone,
  pickupLocation: ({ pickupLocation }) => pickupLocation,
  destination: ({ destination }) => destination,
  pickupDate: ({ pickupDate }) => pickupDate,
  pickupTime: ({ pickupTime }) => pickupTime,
  timeZone: ({ timeZone }) => timeZone,
  vehicleClass: ({ vehicleTypeName }) => vehicleTypeName,
  passengers: ({ passengers }) => passengers,
  totalCents: ({ totalPriceCents }) => totalPriceCents,
  paidCents: ({ paidCents }) => paidCents,
  refundedCents: ({ refundedCents }) => refundedCents,
  isTest: ({ isTest }) => String(isTest),
}

/** As many are read at a time. */
const PAGE = 500

/** The bookings that a query of the list asks for, all of them, as a table: a page is read when the one before has been sent. */
export function exportBookings(context: Context, query: BookingQuery): Readable {
  return Readable.from(lines(context, query))
}

async function* lines(context: Context, query: BookingQuery): AsyncGenerator<string> {
  yield csvLine(Object.keys(COLUMNS))
  let before = query.before
  do {
    const { bookings, next } = await listAllBookings(context, { ...query, before, limit: PAGE })
    yield bookings.map((booking) => csvLine(Object.values(COLUMNS).map((cell) => cell(booking)))).join('')
    before = next ?? undefined
  } while (before !== undefined)
}
