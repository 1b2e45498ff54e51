import { LockMode } from '@mikro-orm/core'
import { DEFAULT_PAYER_COUNTRY } from '@fiacre/sdk/rules'
import { Booking } from '../bookings/booking.entity.ts'
import type { components } from '../contract/generated/contract.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { once } from '../idempotency/idempotency.ts'
import { siteOfHost } from '../partners/subdomain.ts'
import type { PaymentSessionRow } from '../payments/payment-session.entity.ts'
import { getSession, openSession, prepareSession } from '../payments/payments.service.ts'
import { paymentRequest } from './payment-request.ts'

type PaymentBody = components['schemas']['PaymentRequest']

/**
 * Opens a payment for a booking, or finds the one that is open: Pay Now and Retry Payment.
 * @throws Problem NOT_FOUND, ALREADY_PAID, BOOKING_CANCELLED, PAYMENT_UNAVAILABLE
 */
export async function pay(
  context: Context,
  userId: string,
  body: PaymentBody,
  key: string | undefined,
  host: string,
): Promise<{ status: 200; body: components['schemas']['PaymentResult'] }> {
  return once(
    context,
    { userId, operation: 'createPayment', key, body },
    {
      // Whether the booking can be paid is decided under its lock.
      prepare: () => siteOfHost(context, host),
      create: (em, site) => preparePayment(context, em, userId, body, site),
      finish: async (sessionId, session) => {
        try {
          const redirect_url = await openSession(context, session ?? (await getSession(context, sessionId)))
          return { status: 200 as const, body: { redirect_url } }
        } catch (error) {
          context.log.error({ err: error, sessionId }, 'the payment gateway could not open a session')
          throw new Problem('PAYMENT_UNAVAILABLE', 'Unable to initialize payment. Please try again.')
        }
      },
    },
  )
}

async function preparePayment(
  context: Context,
  em: Parameters<typeof prepareSession>[1],
  userId: string,
  body: PaymentBody,
  site: string,
): Promise<{ resource: string; made: PaymentSessionRow }> {
  const where = { id: body.bookingId, userId }
  const booking = await em.findOne(Booking, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!booking) throw new Problem('NOT_FOUND', 'Booking not found')
  if (booking.paymentStatus === 'completed') {
    throw new Problem('ALREADY_PAID', 'This booking is paid already; there is nothing left to pay.')
  }
  if (booking.status === 'cancelled') {
    throw new Problem('BOOKING_CANCELLED', 'This booking is cancelled, so it cannot be paid.')
  }
  const { bookingId: _, country, ...payer } = body
  const request = paymentRequest(site, booking, { ...payer, country: country ?? DEFAULT_PAYER_COUNTRY })
  const session = await prepareSession(context, em, request)
  return { resource: session.id, made: session }
}
