import { message, missingBillingFields } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { getUser } from '../accounts/accounts.service.ts'
import type { UserRow } from '../accounts/user.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { newBookingNumber } from '../bookings/booking-number.ts'
import { toBooking } from '../bookings/booking-view.ts'
import { getOwnBooking } from '../bookings/bookings.service.ts'
import type { components } from '../contract/generated/contract.ts'
import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import { insertRow } from '../database/rows.ts'
import { Problem } from '../http/problem.ts'
import { once } from '../idempotency/idempotency.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { openSession, prepareFirstSession } from '../payments/payments.service.ts'
import type { QuoteRow } from '../quotes/quote.entity.ts'
import { bookingSummary } from './booking-summary.ts'
import { paymentRequest, payerOf } from './payment-request.ts'
import { quoteForBooking, staleQuote, type BookingRequest } from './quote-for-booking.ts'

type BookingResult = components['schemas']['BookingResult']

/** Thrown inside the transaction when another booking used the quote first. */
class QuoteTaken extends Error {}

/**
 * Books a trip and opens its payment. Quote, booking, payment session, mail and idempotency key are written in
 * one transaction; the gateway is asked after it, and can be asked again.
 * @throws Problem BILLING_INFO_REQUIRED, and every refusal of the quote
 */
export async function book(
  context: Context,
  userId: string,
  body: BookingRequest,
  key: string | undefined,
): Promise<{ status: 201; body: BookingResult }> {
  const user = await getUser(context, userId)
  try {
    return await once(
      context,
      { userId, operation: 'createBooking', key, body },
      {
        prepare: async () => {
          if (missingBillingFields(user).length > 0) {
            throw new Problem('BILLING_INFO_REQUIRED', message('addBillingInformation'))
          }
          return quoteForBooking(context, userId, body)
        },
        create: (em, quote) => createBooking(context, em, user, quote, body),
        finish: (resource) => describe(context, userId, resource),
      },
    )
  } catch (thrown) {
    if (thrown instanceof QuoteTaken) throw await staleQuote(context, userId, body)
    throw thrown
  }
}

async function createBooking(
  context: Context,
  em: EntityManager,
  user: UserRow,
  quote: QuoteRow,
  body: BookingRequest,
): Promise<string> {
  const now = context.now()
  const { numAffectedRows } = await sql`
    update quote set used_at = ${now}, user_id = ${user.id} where id = ${quote.id} and used_at is null`.execute(
    em.getKysely(),
  )
  if (numAffectedRows !== 1n) throw new QuoteTaken()
  const booking = await insertRow(em, Booking, {
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
    specialRequests: body.specialRequests?.trim() || null,
    createdAt: now,
  })
  const session = await prepareFirstSession(context, em, paymentRequest(context, booking, payerOf(user)))
  await enqueueMail(context, em, user, {
    kind: 'booking-received',
    firstName: user.firstName,
    booking: bookingSummary(booking),
    link: `${context.publicUrl}/payment?booking=${booking.id}`,
  })
  return `${booking.id}:${session}`
}

/** The answer, after asking the gateway for its page. A gateway that is away leaves a booking that can be paid later. */
async function describe(context: Context, userId: string, resource: string) {
  const [bookingId = '', sessionId = ''] = resource.split(':')
  const body: BookingResult = { booking: toBooking(await getOwnBooking(context, userId, Number(bookingId))) }
  try {
    body.paymentRedirectUrl = await openSession(context, sessionId)
  } catch (error) {
    context.log.error({ err: error, sessionId }, 'the payment gateway could not open a session')
    body.paymentError =
      'The payment service does not answer right now. Your booking is kept; please pay from your dashboard.'
  }
  return { status: 201 as const, body }
}
