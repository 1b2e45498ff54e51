import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { basisOf } from '#bookings/changes/change-basis.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { flownBooking } from '../admin/flown-booking.ts'
import { checkNoShow } from '../admin/no-show.ts'
import type { RefundRules } from './refund-terms.ts'
import { sentence } from '#platform/http/sentence.ts'

type Order = components['schemas']['RefundOrder']

/** @throws Problem BOOKING_CANCELLED; RULE_VIOLATION, NO_SHOW_TOO_EARLY for what cannot be given back so */
export async function assertRefund(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  order: Order,
  rules: RefundRules,
): Promise<void> {
  const { cancel, toBalanceCents, toCardCents } = order
  if (cancel && booking.status === 'cancelled')
    throw new Problem('BOOKING_CANCELLED', 'This booking is cancelled already.')
  if (cancel?.cause === 'no-show')
    checkNoShow(await flownBooking(em, booking), (await basisOf(context, em, booking)).quote, context.now())
  if (toCardCents > rules.mostToCardCents) {
    const { mostToCardCents } = rules
    throw fieldProblem('RULE_VIOLATION', 'toCardCents', sentence('refundAboveCards', { mostToCardCents }))
  }
  if (toBalanceCents + toCardCents > rules.mostCents) {
    const field = toBalanceCents > 0 ? 'toBalanceCents' : 'toCardCents'
    throw fieldProblem('RULE_VIOLATION', field, sentence('refundAbovePaid', { mostCents: rules.mostCents }))
  }
  if (cancel) return
  if (toBalanceCents + toCardCents === 0)
    throw fieldProblem('RULE_VIOLATION', 'toBalanceCents', sentence('refundOfNothing'))
  if (booking.isTest) {
    throw fieldProblem('RULE_VIOLATION', 'toBalanceCents', sentence('refundOfTest'))
  }
  if (booking.paymentStatus !== 'completed') {
    throw fieldProblem('RULE_VIOLATION', 'toBalanceCents', sentence('refundOfUnpaid'))
  }
}

/** @throws Problem RULE_VIOLATION where a reason is needed and none is given */
export function assertReason({ reason }: Order, { needsReason }: RefundRules): void {
  if (needsReason && !reason?.trim())
    throw fieldProblem('RULE_VIOLATION', 'reason', sentence('refundBeyondTerms'))
}
