import type { BookingRow } from '../booking/booking.entity.ts'
import { dueToCarrierCents } from '../booking/booking-money.ts'
import type { components } from '@fiacre/sdk/contract'
import { toLines } from '#prices/quotes/quote-view.ts'
import type { ChangePlan } from './plan-change.ts'
import { refundSplit } from '../funds/refund-split.ts'
import { deadlineAt } from '../cancellations/cancellation-terms.ts'

/** A planned change as the contract shows it. */
export function toPreview(
  booking: BookingRow,
  plan: ChangePlan,
  balanceCents: number,
): components['schemas']['BookingChangePreview'] {
  const { changed, refusal, deadline, differenceCents, toPayCents, creditCents } = plan
  const after = {
    status: booking.status,
    totalCents: changed.totalCents,
    prepaymentCents: plan.prepaymentCents,
    paidCents: Math.min(booking.paidCents, plan.prepaymentCents),
  }
  return {
    bookingId: booking.id,
    canChange: refusal === null,
    message: refusal?.text ?? null,
    refusal: refusal?.code ?? null,
    deadline: deadline && deadlineAt(deadline, booking.timeZone),
    totalBeforeCents: booking.totalCents,
    totalAfterCents: changed.totalCents,
    differenceCents,
    toPayCents,
    creditCents: refundSplit(booking, creditCents).backCents,
    dueToCarrierCents: dueToCarrierCents(after),
    balanceCents,
    currency: 'EUR',
    lines: toLines(changed.lines),
  }
}
