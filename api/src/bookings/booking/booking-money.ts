import { prepaymentCents } from '@fiacre/sdk/rules'
import type { BookingRow } from './booking.entity.ts'

type Money = Pick<BookingRow, 'status' | 'totalCents' | 'prepaymentCents' | 'paidCents'>

/** What is still to be paid ahead, in cents. */
export function outstandingCents({ status, prepaymentCents, paidCents }: Money): number {
  return status === 'cancelled' ? 0 : Math.max(0, prepaymentCents - paidCents)
}

/** What the carrier gets from the traveller on the day, in cents. */
export function dueToCarrierCents({ status, totalCents, prepaymentCents, paidCents }: Money): number {
  return status === 'cancelled' ? 0 : Math.max(0, totalCents - Math.max(prepaymentCents, paidCents))
}

/** What is paid ahead of a total: a bank transfer, and an invoice, pays it all. */
export function prepaymentOf(
  totalCents: number,
  method: BookingRow['paymentMethod'],
  percent: number,
): number {
  return method === 'card' ? prepaymentCents(totalCents, percent) : totalCents
}
