import { addressOf } from '#people/accounts/open-guest.ts'
import { DEFAULT_DISTANCE_UNIT, vehicleClass, type DistanceUnit } from '@fiacre/sdk/rules'
import { getUser } from '#people/accounts/find-user.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { dueToCarrierCents } from '../booking/booking-money.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import { isOfCompany } from '../funds/company-travel.ts'
import { findRow } from '#platform/database/rows.ts'
import { Partner } from '#people/partners/partner.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { linkInLanguage } from '#platform/localisation/link-in-language.ts'
import type { DocumentMoney, DocumentPerson, DocumentTrip } from './document-input.ts'
import { bookingPayments } from './booking-payments.ts'

/** What the documents of a booking say. */
export interface DocumentFacts {
  booking: BookingRow
  trip: DocumentTrip
  money: DocumentMoney
  person: DocumentPerson
  /** The traveller's language. */
  language: string
}

/** @throws Problem NOT_FOUND, for somebody else's booking too */
export async function documentOf(context: Context, userId: string, id: number): Promise<DocumentFacts> {
  const booking = await getOwnBooking(context, userId, id)
  const user = await getUser(context, userId)
  return {
    booking,
    trip: toTrip(
      booking,
      linkInLanguage(`${context.publicUrl}/booking?booking=${id}`, user.language),
      user.preferences?.distanceUnit ?? DEFAULT_DISTANCE_UNIT,
    ),
    money: {
      totalCents: booking.totalCents,
      paidCents: booking.paidCents,
      dueToCarrierCents: dueToCarrierCents(booking),
      refundedCents: booking.refundedCents,
      cardRefundedCents: booking.cardRefundedCents,
      lines: booking.lines.map(({ code, amountCents }) => ({ label: code, amountCents })),
      payments: await bookingPayments(context.orm.em.fork(), booking),
      payer: await payerOf(context, booking),
    },
    person: toPerson(user),
    language: user.language,
  }
}

async function payerOf({ orm }: Context, booking: BookingRow): Promise<DocumentMoney['payer']> {
  if (!isOfCompany(booking)) return null
  const company = await findRow(orm.em.fork(), Partner, { id: booking.invoicePartnerId ?? '' })
  return company && { name: company.legalName ?? company.name, costReference: booking.costReference ?? null }
}

function toTrip(booking: BookingRow, link: string, distanceUnit: DistanceUnit): DocumentTrip {
  const vehicle = vehicleClass(booking.vehicleTypeId)
  const { luggage, childSeats, meetAndGreet } = booking.extras
  return {
    bookingNumber: booking.bookingNumber,
    status: booking.status,
    pickupLocation: booking.pickupLocation,
    destination: booking.destination,
    durationHours: booking.durationHours ?? null,
    pickupPlace: booking.pickupPlace ?? null,
    destinationPlace: booking.destinationPlace ?? null,
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    returnDate: booking.returnDate ?? null,
    returnTime: booking.returnTime ?? null,
    timeZone: booking.timeZone,
    pickupAt: booking.pickupAt,
    returnAt: booking.returnAt ?? null,
    durationMinutes: booking.durationMinutes,
    distanceKm: booking.distanceKm,
    distanceUnit,
    vehicle: vehicle?.name ?? '',
    vehicleDescription: vehicle?.description ?? '',
    passengers: booking.passengers,
    travelNumber: booking.travelNumber ?? null,
    luggage: luggage ?? null,
    childSeats: childSeats ?? null,
    meetAndGreet: meetAndGreet ?? false,
    nameBoard: booking.nameBoard ?? null,
    pickupAddress: booking.pickupAddress ?? null,
    destinationAddress: booking.destinationAddress ?? null,
    notes: booking.specialRequests ?? null,
    contactPhone: booking.contactPhone ?? null,
    accessLevel: booking.accessLevel,
    link,
    isTest: booking.isTest,
  }
}

function toPerson(user: UserRow): DocumentPerson {
  const city = [user.zipCode, user.city].filter(Boolean).join(' ')
  return {
    name: `${user.firstName} ${user.lastName}`,
    company: user.company ?? null,
    vatNumber: user.vatNumber ?? null,
    address: [user.address, city, user.country].flatMap((line) => (line ? [line] : [])),
    email: addressOf(user),
  }
}
