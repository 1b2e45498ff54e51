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
import { refundToBalance } from '../funds/refund-to-balance.ts'

export interface CancelOrder {
  /** What goes back to the balance; the rest of what was paid is the carrier's. */
  refundCents: number
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
  { refundCents, reason, by, why, isSilent = false }: CancelOrder,
): Promise<void> {
  const now = context.now()
  const before = standingOf(booking)
  const hadPaid = booking.paidCents > 0
  await reverseEarning(em, booking, now)
  booking.revision += 1
  if (refundCents > 0) {
    const reference = `refund:${booking.id}:${booking.revision}`
    await refundToBalance(context, em, booking, { reference, kind: 'REFUND', amountCents: refundCents })
    booking.paidCents -= refundCents
    booking.refundedCents += refundCents
  }
  booking.setAsideCents = 0
  booking.status = 'cancelled'
  booking.updatedAt = now
  await recordEarning(em, booking, now)
  const amountCents = refundCents > 0 ? -refundCents : null
  await recordStep(em, booking, before, { kind: 'CANCELLED', ...by, amountCents, why, cause: reason }, now)
  await saveBooking(em, booking)
  await dropOpenChanges(em, { bookingId: booking.id, except: null }, now)
  await releasePromo(em, booking.id)
  await queueSurplusPages(context, em, { bookingId: booking.id, except: null })
  if (isSilent) return
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, {
    kind: 'booking-cancelled',
    reason,
    refundCents: hadPaid ? refundCents : null,
  })
}
