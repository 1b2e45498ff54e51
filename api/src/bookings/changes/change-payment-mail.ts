import { findRow } from '#platform/database/rows.ts'
import type { Context } from '#platform/context/context.ts'
import { addressOf } from '#people/accounts/open-guest.ts'
import { User } from '#people/accounts/user.entity.ts'
import type { AccountMail, CompletedMail } from '#platform/mail/account-mail.ts'
import { PaymentSession } from '#money/payments/payment-session.entity.ts'
import { openSession } from '#money/payments/payments.service.ts'
import { Booking } from '../booking/booking.entity.ts'

/**
 * The mail that asks a traveller for the difference of a change, made when it is sent: the gateway is asked for its page then, and the
 * outbox holds no link to a payment.
 * @returns null when there is nothing to pay any more, or nobody to write to
 * @throws Error when the gateway does not answer: the mail is tried again
 */
export async function completeChangePaymentMail(
  context: Context,
  { sessionId }: Extract<AccountMail, { kind: 'change-to-pay' }>,
): Promise<CompletedMail | null> {
  const em = context.orm.em.fork()
  const session = await findRow(em, PaymentSession, { id: sessionId })
  if (!session || (session.status !== 'opening' && session.status !== 'open')) return null
  const booking = session.bookingId ? await findRow(em, Booking, { id: session.bookingId }) : null
  const user = booking && (await findRow(em, User, { id: booking.userId }))
  if (!user || user.erasedAt) return null
  const { language, firstName, emailConfirmedAt } = user
  return {
    to: addressOf(user),
    language,
    isConfirmed: Boolean(emailConfirmedAt),
    mail: {
      kind: 'change-to-pay',
      firstName,
      bookingNumber: booking.bookingNumber,
      amountCents: session.amountCents,
      link: await openSession(context, session),
    },
  }
}
