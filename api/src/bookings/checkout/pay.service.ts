import { DEFAULT_PAYER_COUNTRY } from '@fiacre/sdk/rules'
import { lockUser } from '#people/accounts/find-user.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { outstandingCents, prepaymentOf } from '../booking/booking-money.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { siteOfHost } from '#people/partners/subdomain.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { prepareSession } from '#money/payments/payments.service.ts'
import { bankTransferFor } from '../funds/bank-transfer.ts'
import { recordEarning, reverseEarning } from '../funds/earnings.ts'
import { lockBooking, saveBooking } from '../booking/booking-record.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'
import { paid } from '../funds/receive-payment.ts'
import { setAside } from '../funds/use-balance.ts'
import { pageOf } from '../funds/payment-page.ts'
import { paymentRequest } from '../funds/payment-request.ts'
import { paymentTerms, type PaymentTerms } from '../funds/payment-terms.ts'
import { queueSurplusPages } from '../funds/surplus-pages.ts'

type PaymentBody = components['schemas']['PaymentRequest']
type PaymentResult = components['schemas']['PaymentResult']

/** What a payment came to: a page of a gateway, a transfer to wait for, or nothing left to pay. */
type Payment = { kind: 'page'; sessionId: string } | { kind: 'bank' } | { kind: 'balance' }

/**
 * Opens a payment for a booking, or finds the one that is open: Pay Now and Retry Payment. The balance goes in first.
 * @throws Problem NOT_FOUND, ALREADY_PAID, BOOKING_CANCELLED, BOOKING_OVER, PAYMENT_UNAVAILABLE, PAYMENT_METHOD_UNAVAILABLE,
 *   PREPAYMENT_NOT_ALLOWED
 */
export async function pay(
  context: Context,
  userId: string,
  body: PaymentBody,
  key: string | undefined,
  host: string,
): Promise<{ status: 200; body: PaymentResult }> {
  return once(
    context,
    { userId, operation: 'createPayment', key, body },
    {
      // Whether the booking can be paid, and how, is decided under its lock.
      prepare: () => siteOfHost(context, host),
      create: (em, site) => preparePayment(context, em, { userId, body, site }),
      finish: async (payment, session) => ({
        status: 200 as const,
        body: await describe(context, { userId, body, host }, payment, session),
      }),
    },
  )
}

interface Asked {
  userId: string
  body: PaymentBody
  site: string
}

async function preparePayment(
  context: Context,
  em: EntityManager,
  { userId, body, site }: Asked,
): Promise<{ resource: Payment; made?: PaymentSessionRow }> {
  await lockUser(em, userId)
  const booking = await lockBooking(em, { id: body.bookingId, userId })
  const now = context.now()
  const wished = { method: body.method, percent: body.prepaymentPercent }
  const terms = paymentTerms(context, booking, wished, { method: 'method', percent: 'prepaymentPercent' })
  assertPayable(booking, now)
  agree(booking, terms)
  booking.updatedAt = now
  await reverseEarning(em, booking, now)
  await setAside(em, booking, body.balanceCents ?? 0, now)
  if (outstandingCents(booking) === 0) {
    const { setAsideCents: amountCents } = booking
    await paid(context, em, booking, { actor: 'traveller', actorId: userId, method: 'balance', amountCents })
    await queueSurplusPages(context, em, { bookingId: booking.id, except: null })
    return { resource: { kind: 'balance' } }
  }
  if (booking.status === 'completed') await recordEarning(context, em, booking, now)
  await saveBooking(em, booking)
  const transfer = bankTransferFor(context, booking)
  if (transfer) {
    await queueSurplusPages(context, em, { bookingId: booking.id, except: null })
    await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, {
      kind: 'bank-transfer',
      transfer,
    })
    return { resource: { kind: 'bank' } }
  }
  const { bookingId: _, method: __, prepaymentPercent: ___, balanceCents: ____, country, ...payer } = body
  const request = paymentRequest({ context, site }, booking, {
    ...payer,
    country: country ?? DEFAULT_PAYER_COUNTRY,
  })
  const session = await prepareSession(context, em, request)
  await queueSurplusPages(context, em, { bookingId: booking.id, except: session.id })
  return { resource: { kind: 'page', sessionId: session.id }, made: session }
}

/** @throws Problem when there is nothing to pay, or not any more */
function assertPayable(booking: BookingRow, now: Date): void {
  if (booking.status === 'cancelled') {
    throw new Problem('BOOKING_CANCELLED', 'This booking is cancelled, so it cannot be paid.')
  }
  if (booking.paymentStatus === 'completed') {
    throw new Problem('ALREADY_PAID', 'This booking is paid already; there is nothing left to pay.')
  }
  if (booking.paymentStatus === 'processing') {
    throw new Problem('ALREADY_PAID', 'Your payment is on its way. There is nothing more to pay for now.')
  }
  if (booking.status === 'pending' && booking.pickupAt <= now) {
    throw new Problem('BOOKING_OVER', 'The pickup has passed, so this booking cannot be paid any more.')
  }
}

/** Writes how it is paid into the booking. What came from outside before is never more than is asked. */
function agree(booking: BookingRow, { method, percent }: PaymentTerms): void {
  const received = booking.paidCents - booking.setAsideCents
  booking.paymentMethod = method
  booking.prepaymentPercent = percent
  booking.prepaymentCents = Math.max(received, prepaymentOf(booking.totalCents, method, percent))
}

async function describe(
  context: Context,
  { userId, body, host }: { userId: string; body: PaymentBody; host: string },
  payment: Payment,
  session: PaymentSessionRow | undefined,
): Promise<PaymentResult> {
  const site = await siteOfHost(context, host)
  if (payment.kind === 'balance') return { redirect_url: `${site}/payment-success?booking=${body.bookingId}` }
  if (payment.kind === 'bank') {
    const transfer = bankTransferFor(context, await getOwnBooking(context, userId, body.bookingId))
    const redirect_url = `${site}/payment?booking=${body.bookingId}`
    return { redirect_url, manualPayment: true, ...(transfer && { bankTransfer: transfer }) }
  }
  const page = await pageOf(context, payment.sessionId, session)
  if (!page) throw new Problem('PAYMENT_UNAVAILABLE', 'Unable to initialize payment. Please try again.')
  return { redirect_url: page }
}
