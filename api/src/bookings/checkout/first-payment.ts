import type { UserRow } from '#people/accounts/user.entity.ts'
import { lockBooking, saveBooking } from '../booking/booking-record.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { outstandingCents } from '../booking/booking-money.ts'
import { toBooking } from '../booking/booking-view.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { prepareFirstSession } from '#money/payments/payments.service.ts'
import { bankTransferFor } from '../funds/bank-transfer.ts'
import { mailUser } from '../booking/mail-traveller.ts'
import { paid } from '../funds/receive-payment.ts'
import { setAside } from '../funds/use-balance.ts'
import { pageOf } from '../funds/payment-page.ts'
import { payerOf, paymentRequest } from '../funds/payment-request.ts'
import type { BookingRequest } from '#prices/quotes/quote-for-booking.ts'

export type BookingResult = components['schemas']['BookingResult']

/** What a booking's transaction wrote, so that it need not be read again. */
export interface Made {
  booking: BookingRow
  session: PaymentSessionRow
}

/** How a new booking is paid: on a gateway's page; or the balance or a company's invoice paid it all, a transfer is awaited, or nothing takes payments. */
export type FirstPayment = { bookingId: number } & (
  | { kind: 'page'; sessionId: string }
  | { kind: 'balance' | 'invoice' | 'bank' | 'none' }
)

const NO_ANSWER =
  'The payment service does not answer right now. Your booking is kept; please pay from your dashboard.'
const NOTHING_ON = 'Payments are being set up. Your booking is kept; we will write to you how to pay.'

/** How a new booking is paid, in its own transaction. The balance goes in first. */
export async function openPayment(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { user, body, site }: { user: UserRow; body: Pick<BookingRequest, 'balanceCents'>; site: string },
): Promise<{ resource: FirstPayment; made?: Made }> {
  const without = (kind: 'balance' | 'bank' | 'none') => ({ resource: { bookingId: booking.id, kind } })
  const row = body.balanceCents ? await withBalance(context, em, booking.id, body.balanceCents) : booking
  if (outstandingCents(row) === 0) return without('balance')
  const toPayment = `/payment?booking=${row.id}`
  const transfer = bankTransferFor(context, row)
  if (transfer) {
    await mailUser(context, em, user, row, toPayment, { kind: 'bank-transfer', transfer })
    return without('bank')
  }
  // How a transfer is paid, and that the balance paid it all, is said in mails of their own.
  await mailUser(context, em, user, row, toPayment, { kind: 'booking-received' })
  if (!context.gateways.cardFor(row)) return without('none')
  const session = await prepareFirstSession(
    context,
    em,
    paymentRequest({ context, site }, row, payerOf(user)),
  )
  const resource = { bookingId: row.id, kind: 'page' as const, sessionId: session.id }
  return { resource, made: { booking: row, session } }
}

async function withBalance(
  context: Context,
  em: EntityManager,
  id: number,
  cents: number,
): Promise<BookingRow> {
  const booking = await lockBooking(em, { id })
  await setAside(em, booking, cents, context.now())
  const { userId: actorId, setAsideCents: amountCents } = booking
  if (outstandingCents(booking) === 0) {
    await paid(context, em, booking, { actor: 'traveller', actorId, method: 'balance', amountCents })
  }
  await saveBooking(em, booking)
  return booking
}

/** The answer, after asking the gateway for its page. A gateway that is away leaves a booking that can be paid later. */
export async function describe(
  context: Context,
  { user, site }: { user: UserRow; site: string },
  payment: FirstPayment,
  made: Made | undefined,
): Promise<{ status: 201; body: BookingResult }> {
  const { bookingId } = payment
  const booking = made?.booking ?? (await getOwnBooking(context, user.id, bookingId))
  const body: BookingResult = { booking: toBooking(booking) }
  if (payment.kind === 'page') {
    const page = await pageOf(context, payment.sessionId, made?.session)
    if (page) body.paymentRedirectUrl = page
    else body.paymentError = NO_ANSWER
  } else if (payment.kind === 'balance' || payment.kind === 'invoice') {
    body.paymentRedirectUrl = `${site}/payment-success?booking=${bookingId}`
  } else if (payment.kind === 'bank') body.manualPayment = true
  else body.paymentError = NOTHING_ON
  return { status: 201, body }
}
