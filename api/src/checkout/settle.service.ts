import { LockMode } from '@mikro-orm/core'
import { User } from '../accounts/user.entity.ts'
import { Booking, type BookingRow } from '../bookings/booking.entity.ts'
import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import { Problem } from '../http/problem.ts'
import { post } from '../ledger/ledger.service.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Receipt } from '../mail/mail-templates.ts'
import type { GatewayEvent } from '../payments/gateway.ts'
import { PaymentSession, type PaymentSessionRow } from '../payments/payment-session.entity.ts'
import { bookingSummary } from '../bookings/booking-summary.ts'
import { bookingIdOf, bookingReference } from '../bookings/payment-reference.ts'
import { isUuid } from '../database/uuid.ts'
import { receiptOf } from './receipt.ts'

/**
 * Settles a payment session: the one place where a booking becomes paid. Session, booking, ledger and mail
 * change in one transaction, under the session's lock, so that a callback that comes twice counts once.
 * @throws Problem NOT_FOUND when the session is not ours
 */
export async function settle(context: Context, event: GatewayEvent): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const session = await lockSession(em, event.sessionId)
    if (!session) throw new Problem('NOT_FOUND', 'There is no such payment session.')
    if (session.status === 'paid' || session.status === 'review') return
    if (event.amountCents !== session.amountCents || event.currency !== session.currency) {
      // Money that does not fit what was asked waits for a person; it confirms nothing.
      session.status = 'review'
      await em.flush()
      context.log.error({ sessionId: session.id }, 'a payment does not fit its session and waits for review')
      return
    }
    if (event.outcome === 'declined') await decline(context, em, session)
    else await complete(context, em, session)
  })
}

async function complete(context: Context, em: EntityManager, session: PaymentSessionRow): Promise<void> {
  const booking = await lockBooking(em, session)
  const isOwed = booking.paymentStatus !== 'completed' && booking.status !== 'cancelled'
  session.status = 'paid'
  session.settledAt = context.now()
  // A second payment, or one for a cancelled booking, is the traveller's money: it goes to their credit.
  const creditor = isOwed ? bookingReference(booking.id) : `traveller:${booking.userId}`
  await post(
    em,
    `payment:${session.id}`,
    [
      { account: `gateway:${session.gateway}`, amountCents: session.amountCents },
      { account: creditor, amountCents: -session.amountCents },
    ],
    context.now(),
  )
  if (!isOwed) return
  booking.paymentStatus = 'completed'
  if (booking.status === 'pending') booking.status = 'confirmed'
  await em.flush()
  const path = `/payment-success?booking=${booking.id}`
  await mailTraveller(context, em, booking, path, { kind: 'booking-paid' })
  const receipt = await receiptOf(em, booking, session, context.now())
  await mailTraveller(context, em, booking, path, { kind: 'receipt', receipt })
}

async function decline(context: Context, em: EntityManager, session: PaymentSessionRow): Promise<void> {
  if (session.status === 'declined') return
  const booking = await lockBooking(em, session)
  session.status = 'declined'
  session.settledAt = context.now()
  const isWaiting = booking.paymentStatus === 'pending' || booking.paymentStatus === 'processing'
  if (isWaiting) booking.paymentStatus = 'failed'
  await em.flush()
  if (!isWaiting || booking.status === 'cancelled') return
  await mailTraveller(context, em, booking, `/payment?booking=${booking.id}`, { kind: 'payment-failed' })
}

async function lockSession(em: EntityManager, id: string): Promise<PaymentSessionRow | null> {
  // What is no UUID is no session of ours.
  if (!isUuid(id)) return null
  return em.findOne(PaymentSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

async function lockBooking(em: EntityManager, session: PaymentSessionRow): Promise<BookingRow> {
  const id = bookingIdOf(session.reference)
  return em.findOneOrFail(Booking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

async function mailTraveller(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  path: string,
  mail: { kind: 'booking-paid' | 'payment-failed' } | { kind: 'receipt'; receipt: Receipt },
): Promise<void> {
  const user = await em.findOneOrFail(User, { id: booking.userId })
  const link = `${context.publicUrl}${path}`
  await enqueueMail(context, em, user, {
    ...mail,
    firstName: user.firstName,
    booking: bookingSummary(booking),
    link,
  })
}
