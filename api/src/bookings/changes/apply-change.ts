import type { BookingRow } from '../booking/booking.entity.ts'
import { saveBooking } from '../booking/booking-record.ts'
import { recordStep, standingOf, type Actor } from '../booking/booking-events.service.ts'
import { dueToCarrierCents, outstandingCents } from '../booking/booking-money.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { paid } from '../funds/receive-payment.ts'
import { giveBack } from '../funds/give-back.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'
import { queueSurplusPages } from '../funds/surplus-pages.ts'
import { differences } from './differences.ts'
import type { ChangePlan } from './plan-change.ts'

/** What the ledger calls the money that a change brings back. */
export function changeCredit(changeId: string): string {
  return `change:${changeId}`
}

/** Writes a change into its booking, under the booking's lock: money back, trail and mail, in one transaction. */
export async function applyChange(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  plan: ChangePlan,
  { changeId, by }: { changeId: string; by: Actor & { why?: string | null } },
): Promise<void> {
  const now = context.now()
  const before = standingOf(booking)
  const changes = differences(booking, plan.changed)
  const isPaid = booking.paymentStatus === 'completed'
  // Asked for what is so already.
  if (changes.length === 0 && plan.differenceCents === 0 && plan.creditCents === 0)
    return saveBooking(em, booking)
  // What is paid for the change has been taken already.
  const { status, totalCents, prepaymentCents } = booking
  const paidCents = booking.paidCents - plan.toPayCents
  const dueBeforeCents = dueToCarrierCents({ status, totalCents, prepaymentCents, paidCents })
  Object.assign(booking, plan.changed)
  booking.prepaymentCents = plan.prepaymentCents
  booking.keptCents = plan.keptCents
  booking.revision += 1
  booking.updatedAt = now
  let backCents = 0
  if (plan.creditCents > 0) {
    const reference = changeCredit(changeId)
    const order = { reference, kind: 'CHANGE', amountCents: plan.creditCents } as const
    backCents = await giveBack(context, em, booking, order)
    if (isPaid) booking.refundedCents += backCents
    else booking.setAsideCents = Math.max(0, booking.setAsideCents - plan.creditCents)
  }
  await recordStep(
    em,
    booking,
    before,
    { kind: 'CHANGED', ...by, amountCents: plan.differenceCents || null },
    now,
  )
  await saveBooking(em, booking)
  await context.followBooking(context, em, booking)
  // An unpaid booking costs something else now: what its pages ask for is wrong.
  if (!isPaid) await queueSurplusPages(context, em, { bookingId: booking.id, except: null })
  if (!isPaid && booking.paidCents > 0 && outstandingCents(booking) === 0)
    await nowPaid(context, em, booking, by)
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, {
    kind: 'booking-changed',
    changes,
    differenceCents: plan.differenceCents,
    chargedCents: plan.toPayCents,
    dueBeforeCents,
    creditedCents: isPaid ? backCents : 0,
  })
}

/** What was paid in part, or set aside, is all that it costs now. */
async function nowPaid(context: Context, em: EntityManager, booking: BookingRow, by: Actor): Promise<void> {
  const { setAsideCents: amountCents, paymentMethod } = booking
  const method =
    amountCents === booking.paidCents
      ? 'balance'
      : paymentMethod === 'bank_transfer'
        ? 'bank-transfer'
        : paymentMethod
  await paid(context, em, booking, { ...by, method, amountCents })
}
