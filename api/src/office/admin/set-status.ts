import type { BookingRow, BookingStatus } from '#bookings/booking/booking.entity.ts'
import { recordStep, standingOf } from '#bookings/booking/booking-events.service.ts'
import { outstandingCents } from '#bookings/booking/booking-money.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { basisOf } from '#bookings/changes/change-basis.ts'
import { cancelBooking } from '#bookings/cancellations/cancel-booking.ts'
import { endAsNoShow } from '#bookings/cancellations/end-as-no-show.ts'
import { recordEarning, reverseEarning } from '#bookings/funds/earnings.ts'
import { lockBooking, saveBooking } from '#bookings/booking/booking-record.ts'
import { isMoneyOnItsWay } from '#bookings/funds/pending-payments.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { flownBooking } from './flown-booking.ts'
import { checkNoShow, noShowReason } from './no-show.ts'
import { retakePromo } from '#prices/promotions/promotions.service.ts'
import { sentence } from '#platform/http/sentence.ts'

type StatusRequest = components['schemas']['StatusRequest']

/**
 * Sets where a booking stands: an administrator may set any of the five (spec section 4). The money follows: cancelled by the
 * company or the carrier gives all of it back, completed makes it due to the carrier, and a booking that comes back after its
 * refund has to be paid again. A traveller who did not come is the one thing that cannot be set before it can be true, as it is
 * what the traveller is then told. Setting what is set already does nothing.
 * @throws Problem NOT_FOUND; RULE_VIOLATION for a cause where nothing is cancelled, and for a no-show without a reason or a driver;
 * NO_SHOW_TOO_EARLY; PRECONDITION_FAILED when somebody else changed the booking
 */
export async function setStatus(
  context: Context,
  administrator: Administrator,
  id: number,
  { status, cause: asked, note, ifMatch }: StatusRequest & { ifMatch?: string | undefined },
): Promise<void> {
  if (asked && status !== 'cancelled') {
    throw fieldProblem('RULE_VIOLATION', 'cause', sentence('causeWithoutCancelling'))
  }
  const cause = asked ?? 'company'
  const by = { actor: 'administrator' as const, actorId: administrator.id }
  const isNoShow = cause === 'no-show'
  const why = isNoShow ? noShowReason(note) : note?.trim() || null
  await context.orm.em.fork().transactional(async (em) => {
    const booking = await lockBooking(em, { id })
    assertMatches(ifMatch, booking)
    if (booking.status === status) return
    const before = standingOf(booking)
    const record = () => {
      const { id: subjectId, userId: personId } = booking
      const deed = {
        by: administrator,
        before: { ...before },
        after: { ...standingOf(booking) },
        reason: why,
      }
      const subject = { subject: 'booking', subjectId: String(subjectId), personId } as const
      return recordAudit(em, { action: 'booking.status-set', ...subject, ...deed }, context.now())
    }
    if (status === 'cancelled') {
      if (isNoShow)
        checkNoShow(
          await flownBooking(em, booking),
          (await basisOf(context, em, booking)).quote,
          context.now(),
        )
      if (isNoShow) await endAsNoShow(context, em, booking, { by, why })
      else
        await cancelBooking(context, em, booking, { refundCents: booking.paidCents, reason: cause, by, why })
      await record()
      return
    }
    await move(context, em, booking, status)
    await recordStep(em, booking, before, { kind: 'STATUS_SET', ...by, why }, context.now())
    await saveBooking(em, booking)
    await context.followBooking(context, em, booking)
    await record()
  })
}

async function move(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  status: BookingStatus,
): Promise<void> {
  const now = context.now()
  await reverseEarning(em, booking, now)
  const isBack = booking.status === 'cancelled'
  if (isBack) await retakePromo(context, em, booking, now)
  booking.status = status
  booking.revision += 1
  booking.updatedAt = now
  // Its money went back when it was cancelled.
  if (outstandingCents(booking) > 0 && booking.paymentStatus === 'completed')
    booking.paymentStatus = 'pending'
  // What came while it was cancelled, and nobody has decided on, may be its payment.
  if (isBack && booking.paymentStatus !== 'completed' && (await isMoneyOnItsWay(em, booking.id)))
    booking.paymentStatus = 'processing'
  if (status === 'completed') await recordEarning(context, em, booking, now)
}
