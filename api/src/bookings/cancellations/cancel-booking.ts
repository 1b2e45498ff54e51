import type { BookingRow } from '../booking/booking.entity.ts'
import { saveBooking } from '../booking/booking-record.ts'
import { recordStep, standingOf, type Actor } from '../booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { CancellationReason } from '#platform/mail/mail.ts'
import { releasePromo } from '#prices/promotions/promotions.service.ts'
import { queueSurplusPages } from '../funds/surplus-pages.ts'
import { dropOpenChanges } from '../funds/drop-open-changes.ts'
import { recordEarning, reverseEarning } from '../funds/earnings.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'
import { giveBack } from '../funds/give-back.ts'

export interface CancelOrder {
  /**
   * What goes back of what was paid; the rest is the carrier's. What the company gave the traveller before is a part of it where all of
   * it goes back.
   */
  refundCents: number
  /** How much of it goes to the cards that paid; the rest goes to the balance. */
  toCardCents?: number
  reason: CancellationReason
  by: Actor
  why: string | null
  /** Where there is nobody to tell. */
  isSilent?: boolean
}

/** Cancels a booking under its lock: money, promo code, payment pages, open changes, trail and mail, in one transaction. */
export async function cancelBooking(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { refundCents, toCardCents = 0, reason, by, why, isSilent = false }: CancelOrder,
): Promise<void> {
  const now = context.now()
  const before = standingOf(booking)
  const hadPaid = booking.paidCents > 0
  const toCardsBefore = booking.cardRefundedCents
  await reverseEarning(em, booking, now)
  booking.revision += 1
  const reference = `refund:${booking.id}:${booking.revision}`
  const order = { reference, kind: 'REFUND', amountCents: refundCents, toCardCents } as const
  const backCents = refundCents > 0 ? await giveBack(context, em, booking, order) : 0
  booking.refundedCents += backCents
  const cardCents = booking.cardRefundedCents - toCardsBefore
  const isBackAlready = refundCents > 0 && backCents === 0
  booking.setAsideCents = 0
  booking.status = 'cancelled'
  booking.updatedAt = now
  await recordEarning(context, em, booking, now)
  const amountCents = backCents > 0 ? -backCents : null
  await recordStep(em, booking, before, { kind: 'CANCELLED', ...by, amountCents, why, cause: reason }, now)
  await saveBooking(em, booking)
  await context.followBooking(context, em, booking, reason)
  await dropOpenChanges(em, { bookingId: booking.id, except: null }, now)
  await releasePromo(em, booking.id)
  await queueSurplusPages(context, em, { bookingId: booking.id, except: null })
  if (isSilent) return
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, {
    kind: 'booking-cancelled',
    reason,
    // What the traveller has already, or a bank took, is no refund that the terms deny.
    refundCents: hadPaid && !isBackAlready ? backCents - cardCents : null,
    cardCents,
  })
}
