import type { BookingRow } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { REFUNDS, toCardsOf } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { beginCardRefunds } from '#money/payments/card-refunds.service.ts'

/** Sends money back to the cards that paid for a booking, under its lock; it waits on an account of its own until it has left. */
export async function refundToCards(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { reference, amountCents, source }: { reference: string; amountCents: number; source: string },
): Promise<void> {
  const entries = [
    { account: source, amountCents },
    { account: REFUNDS, amountCents: -amountCents },
    { account: REFUNDS, amountCents },
    { account: toCardsOf(booking.isTest ? 'test' : ''), amountCents: -amountCents },
  ]
  await post(em, { reference, kind: 'REFUND', bookingId: booking.id, entries }, context.now())
  await beginCardRefunds(context, em, booking.id, amountCents)
}
