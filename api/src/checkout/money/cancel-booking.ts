import type { BookingRow } from '../../bookings/booking.entity.ts'
import { recordStep, standingOf, type Actor } from '../../bookings/booking-events.service.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { CancellationReason } from '../../mail/mail-templates.ts'
import { releasePromo } from '../../promotions/promotions.service.ts'
import { closePages } from './close-pages.ts'
import { dropChanges } from './drop-changes.ts'
import { earn, unearn } from './earnings.ts'
import { mailTraveller } from './mail-traveller.ts'
import { giveBack } from './refund.ts'

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
  await unearn(em, booking, now)
  booking.revision += 1
  if (refundCents > 0) {
    const reference = `refund:${booking.id}:${booking.revision}`
    await giveBack(context, em, booking, { reference, kind: 'REFUND', amountCents: refundCents })
    booking.paidCents -= refundCents
    booking.refundedCents += refundCents
  }
  booking.setAsideCents = 0
  booking.status = 'cancelled'
  booking.updatedAt = now
  await earn(em, booking, now)
  const amountCents = refundCents > 0 ? -refundCents : null
  await recordStep(em, booking, before, { kind: 'CANCELLED', ...by, amountCents, why, cause: reason }, now)
  await em.flush()
  await dropChanges(em, { bookingId: booking.id, except: null }, now)
  await releasePromo(em, booking.id)
  await closePages(context, em, { bookingId: booking.id, except: null })
  if (isSilent) return
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, {
    kind: 'booking-cancelled',
    reason,
    refundCents: hadPaid ? refundCents : null,
  })
}
