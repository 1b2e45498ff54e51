import { User } from '#people/accounts/user.entity.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bookingAccount, REFUNDS, SUSPENSE, travellerAccount } from '#money/ledger/accounts.ts'
import type { PostingKind } from '#money/ledger/ledger.entity.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { park } from '#money/payments/reviews.service.ts'

export interface Refund {
  /** What happened, once. */
  reference: string
  kind: Extract<PostingKind, 'REFUND' | 'CHANGE' | 'OVERPAYMENT'>
  amountCents: number
  /** The account it comes from; the booking's own where none is said. */
  source?: string
}

/**
 * Gives money that is held for a booking, or comes from elsewhere for it, back to its traveller's balance. Where the person was removed meanwhile, or is a guest, it waits
 * for somebody to pay it out.
 */
export async function refundToBalance(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { reference, kind, amountCents, source = bookingAccount(booking.id) }: Refund,
): Promise<void> {
  const now = context.now()
  // Nobody has to pay out what was paid for a test.
  const isThere =
    booking.isTest ||
    (!booking.isGuests && (await em.count(User, { id: booking.userId, erasedAt: null })) > 0)
  const creditor = isThere ? travellerAccount(booking) : SUSPENSE
  const entries = [
    { account: source, amountCents },
    { account: REFUNDS, amountCents: -amountCents },
    { account: REFUNDS, amountCents },
    { account: creditor, amountCents: -amountCents },
  ]
  await post(em, { reference, kind: isThere ? kind : 'PARKED', bookingId: booking.id, entries }, now)
  if (isThere) return
  const parked = {
    gateway: 'balance',
    eventId: reference,
    why: 'ACCOUNT_GONE' as const,
    amountCents,
    currency: 'EUR',
    expectedCents: null,
    sessionId: null,
    bookingId: booking.id,
  }
  await park(em, parked, now)
}
