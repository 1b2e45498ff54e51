import { ATTEMPT_LIMITS, countAttempt } from '#people/accounts/attempts.ts'
import { findLocked } from '#people/accounts/find-user.ts'
import { stepsOf } from '#bookings/booking/booking-events.service.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { mailUser } from '#bookings/booking/mail-traveller.ts'
import { bookingPayments } from '#bookings/documents/booking-payments.ts'
import { bankTransferFor } from '#bookings/funds/bank-transfer.ts'
import { sentToCards } from '#money/payments/card-refunds.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import type { BookingNews } from '#platform/mail/held-mail.ts'
import type { Receipt } from '#platform/mail/payment-details.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { bookingRow } from './booking-record.ts'
import { mailsToSend, type BookingMail } from './mails-to-send.ts'
import { sentence } from '#platform/http/sentence.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/**
 * Sends a mail about a booking again, of the booking as it stands now; a few times a day.
 * @throws Problem NOT_FOUND; RULE_VIOLATION where the mail would not be true; TOO_MANY_REQUESTS
 */
export async function sendBookingMail(
  context: Context,
  by: Administrator,
  id: number,
  mail: BookingMail,
): Promise<void> {
  const { userId } = await bookingRow(context, id)
  await countAttempt(context, ATTEMPT_LIMITS.mailAgain, userId)
  await context.orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user) throw new Problem('NOT_FOUND', 'The person of this booking was removed.')
    const booking = await lockBooking(em, { id })
    if (!mailsToSend(booking).includes(mail)) {
      throw fieldProblem('RULE_VIOLATION', 'mail', sentence('mailNotTrue'))
    }
    const path = mail === 'payment-request' ? '/payment' : '/booking'
    const news = await newsOf(context, em, booking, mail)
    await mailUser(context, em, { ...user, isAgain: true }, booking, `${path}?booking=${id}`, news)
    const deed = { by, action: 'booking.mail-sent', subject: 'booking', subjectId: String(id) } as const
    await recordAudit(
      em,
      { ...deed, before: null, after: { mail }, personId: null, reason: null },
      context.now(),
    )
  })
}

async function newsOf(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  mail: BookingMail,
): Promise<BookingNews> {
  switch (mail) {
    case 'confirmation':
      return { kind: 'booking-paid' }
    case 'receipt':
      return { kind: 'receipt', receipt: await receiptOf(em, booking) }
    case 'payment-request': {
      const transfer = bankTransferFor(context, booking)
      return transfer ? { kind: 'bank-transfer', transfer } : { kind: 'booking-received' }
    }
    case 'cancellation': {
      const steps = await stepsOf(em, booking.id)
      const cause = steps.findLast(({ kind }) => kind === 'CANCELLED')?.cause
      const hadPaid = booking.refundedCents > 0 || booking.paidCents > 0
      const refundCents = hadPaid ? booking.refundedCents : null
      const cardCents = await sentToCards(em, booking.id)
      return { kind: 'booking-cancelled', reason: cause ?? 'company', refundCents, cardCents }
    }
  }
}

/** When and how it was paid, as the ledger knows it. */
async function receiptOf(em: EntityManager, booking: BookingRow): Promise<Receipt> {
  const came = (await bookingPayments(em, booking)).filter(({ amountCents }) => amountCents > 0)
  const last = came.findLast(({ method }) => method !== 'balance') ?? came.at(-1)
  if (!last) throw new Problem('NOT_FOUND', 'Nothing has been paid for this booking.')
  const balanceCents = came
    .filter(({ method }) => method === 'balance')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    paidOn: utcDay(last.at),
    method: last.method,
    ...(last.method !== 'balance' && balanceCents > 0 && { balanceCents }),
    lines: booking.lines.map(({ code, amountCents }) => ({ label: code, amountCents })),
    totalCents: booking.totalCents,
  }
}
