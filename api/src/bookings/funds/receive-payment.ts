import { mayMove } from '@fiacre/sdk/rules'
import type { UserRow } from '#people/accounts/user.entity.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { saveBooking } from '../booking/booking-record.ts'
import { recordStep, standingOf, type Actor } from '../booking/booking-events.service.ts'
import { outstandingCents } from '../booking/booking-money.ts'
import { isAhead } from '../booking/booking-terms.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bookingAccount } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import type { Receipt } from '#platform/mail/payment-details.ts'
import { queueSurplusPages } from './surplus-pages.ts'
import { recordEarning, reverseEarning } from './earnings.ts'
import { isMoneyOnItsWay } from './pending-payments.ts'
import { mailTraveller, mailUser, travellerOf } from '../booking/mail-traveller.ts'
import { refundToBalance } from './refund-to-balance.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** Money that has arrived for a booking. */
export interface Received extends Actor {
  /** What happened, once: `payment:<session id>`. */
  reference: string
  /** The ledger's account that it came in by. */
  source: string
  amountCents: number
  method: Receipt['method']
  why?: string | null
}

/** What whoever locked a booking has read of it since, so that it is not asked for again. */
export interface KnownOfBooking {
  traveller?: UserRow | undefined
  /** Whether another page than the one that is paid may be open; nobody opens one meanwhile. */
  hasOtherPages?: boolean
}

/**
 * Takes money for a booking, under its lock: the one place where a booking becomes paid. What is more than is asked, or
 * comes for a cancelled booking, goes to the traveller's balance; what is less leaves the rest to be paid.
 */
export async function receive(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  money: Received,
  known: KnownOfBooking = {},
): Promise<void> {
  const now = context.now()
  const { reference, source, amountCents } = money
  const entries = [
    { account: source, amountCents },
    { account: bookingAccount(booking.id), amountCents: -amountCents },
  ]
  await post(em, { reference, kind: 'PAYMENT', bookingId: booking.id, entries }, now)
  coverAll(booking, amountCents)
  const taken = Math.min(outstandingCents(booking), amountCents)
  if (taken > 0) {
    booking.paidCents += taken
    await paid(context, em, booking, money, known)
    // What another page of it still asks for is not what is left to pay.
    if (known.hasOtherPages ?? true)
      await queueSurplusPages(context, em, { bookingId: booking.id, except: null })
  }
  if (amountCents === taken) return saveBooking(em, booking)
  if (taken === 0) await recordStep(em, booking, standingOf(booking), { ...money, kind: 'PAID' }, now)
  await toBalance(context, em, booking, { ...money, amountCents: amountCents - taken })
}

/**
 * An older page, or a transfer, may bring all of the price where a part of it was agreed on since: then all of it is paid
 * ahead, as nobody is to pay a driver what lies on the balance.
 */
function coverAll(booking: BookingRow, amountCents: number): void {
  if (!isAhead(booking) || booking.paidCents + amountCents < booking.totalCents) return
  booking.prepaymentPercent = 100
  booking.prepaymentCents = booking.totalCents
}

/** Gives back what a booking has no use for, and says so. */
async function toBalance(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { reference, amountCents, actor, actorId = null, why = null }: Received,
): Promise<void> {
  const before = standingOf(booking)
  await refundToBalance(context, em, booking, {
    reference: `excess:${reference}`,
    kind: 'OVERPAYMENT',
    amountCents,
  })
  await noLongerProcessing(em, booking)
  if (booking.status === 'cancelled') booking.refundedCents += amountCents
  const step = { kind: 'REFUNDED', actor, actorId, amountCents: -amountCents, why } as const
  await recordStep(em, booking, before, step, context.now())
  await saveBooking(em, booking)
  // What a guest paid too much waits for one of our people, who pay it out.
  if (booking.isGuests) return
  await mailTraveller(context, em, booking, '/balance', { kind: 'payment-to-balance', amountCents })
}

/** What was on its way has come, nothing else is, and more is to be paid: Pay Now is offered again. */
async function noLongerProcessing(em: EntityManager, booking: BookingRow): Promise<void> {
  if (booking.paymentStatus === 'processing' && !(await isMoneyOnItsWay(em, booking.id)))
    booking.paymentStatus = 'pending'
}

/** What follows when something was paid: by a gateway, by transfer, or all of it out of the balance. */
export async function paid(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  money: Actor & Pick<Received, 'amountCents' | 'method' | 'why'>,
  { traveller }: Pick<KnownOfBooking, 'traveller'> = {},
): Promise<void> {
  const now = context.now()
  const before = standingOf(booking)
  const balanceCents = money.method === 'balance' ? 0 : booking.setAsideCents
  const isComplete = outstandingCents(booking) === 0
  if (isComplete) {
    booking.paymentStatus = 'completed'
    booking.setAsideCents = 0
    if (mayMove('payment', booking.status, 'confirmed')) booking.status = 'confirmed'
    booking.revision += 1
  } else await noLongerProcessing(em, booking)
  booking.updatedAt = now
  await reverseEarning(em, booking, now)
  if (booking.status === 'completed') await recordEarning(context, em, booking, now)
  await recordStep(em, booking, before, { ...money, kind: 'PAID' }, now)
  await saveBooking(em, booking)
  if (!isComplete) return
  await context.followBooking(context, em, booking)
  const path = `/booking?booking=${booking.id}`
  const receipt = receiptOf(booking, money.method, balanceCents, now)
  // A guest on a partner's invoice paid nothing, and is told no price; a company's own traveller chose it.
  const isPartners = booking.isGuests && booking.invoicePartnerId
  const news = [
    { kind: 'booking-paid' } as const,
    ...(isPartners ? [] : [{ kind: 'receipt', receipt } as const]),
  ]
  const user = traveller ?? (await travellerOf(em, booking))
  if (user) await mailUser(context, em, user, booking, path, ...news)
}

/** What a mail says of a payment: the lines of the price, which add up to the total. */
function receiptOf(booking: BookingRow, method: Receipt['method'], balanceCents: number, now: Date): Receipt {
  return {
    paidOn: utcDay(now),
    method,
    ...(balanceCents > 0 && { balanceCents }),
    lines: booking.lines.map(({ code, amountCents }) => ({ label: code, amountCents })),
    totalCents: booking.totalCents,
  }
}
