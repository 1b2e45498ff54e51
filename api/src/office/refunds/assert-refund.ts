import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { basisOf } from '#bookings/changes/change-basis.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { flownBooking } from '../admin/flown-booking.ts'
import { checkNoShow } from '../admin/no-show.ts'
import type { RefundRules } from './refund-terms.ts'

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
    const text = `No more than ${euros(rules.mostToCardCents)} can go back to the cards that paid for this booking.`
    throw fieldProblem('RULE_VIOLATION', 'toCardCents', text)
  }
  if (toBalanceCents + toCardCents > rules.mostCents) {
    const text = `No more than ${euros(rules.mostCents)} can go back: the rest of what was paid is back already, or with a bank.`
    throw fieldProblem('RULE_VIOLATION', toBalanceCents > 0 ? 'toBalanceCents' : 'toCardCents', text)
  }
  if (cancel) return
  if (toBalanceCents + toCardCents === 0)
    throw fieldProblem('RULE_VIOLATION', 'toBalanceCents', 'Say how much goes back.')
  if (booking.isTest) {
    const text = 'Nobody pays for a test, so there is nothing to make good. Cancel it instead.'
    throw fieldProblem('RULE_VIOLATION', 'toBalanceCents', text)
  }
  if (booking.paymentStatus !== 'completed') {
    const text =
      'This booking is not paid, so what came for it is not the company’s to give. Cancel it instead.'
    throw fieldProblem('RULE_VIOLATION', 'toBalanceCents', text)
  }
}

/** @throws Problem RULE_VIOLATION where a reason is needed and none is given */
export function assertReason({ reason }: Order, { needsReason }: RefundRules): void {
  if (needsReason && !reason?.trim())
    throw fieldProblem('RULE_VIOLATION', 'reason', 'This is not what the terms give. Say why.')
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`
