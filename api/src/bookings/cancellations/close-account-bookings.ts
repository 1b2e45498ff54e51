import { sql } from 'kysely'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { Booking } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { SUSPENSE, travellerAccount } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { park } from '#money/payments/reviews.service.ts'
import { cancelBooking } from './cancel-booking.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { balanceOf } from '../funds/use-balance.ts'

/**
 * What happens to bookings and money when an account ends, under the account's lock: what nobody has paid is cancelled, also
 * what an administrator confirmed all the same, and what is on the balance waits for somebody to pay it out.
 */
export async function endBookings(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const unpaid = sql`
    where user_id = ${user.id} and payment_status <> 'completed'
      and (status = 'pending' or status = 'confirmed' and pickup_at > ${context.now()}) order by id`
  for (const { id } of await findRows(em, Booking, unpaid)) {
    const booking = await lockBooking(em, { id })
    await cancelBooking(context, em, booking, {
      refundCents: booking.paidCents,
      reason: 'account-closed',
      by: { actor: 'service' },
      why: null,
    })
  }
  await holdBalance(context, em, user)
}

async function holdBalance({ now }: Context, em: EntityManager, { id }: UserRow): Promise<void> {
  const owner = { userId: id, isTest: false }
  const amountCents = await balanceOf(em, owner)
  if (amountCents <= 0) return
  const reference = `end-of-account:${id}`
  const entries = [
    { account: travellerAccount(owner), amountCents },
    { account: SUSPENSE, amountCents: -amountCents },
  ]
  await post(em, { reference, kind: 'PARKED', bookingId: null, entries }, now())
  const nothing = { expectedCents: null, sessionId: null, bookingId: null }
  const parked = {
    gateway: 'balance',
    eventId: reference,
    why: 'ACCOUNT_GONE' as const,
    amountCents,
    currency: 'EUR',
  }
  await park(em, { ...parked, ...nothing }, now())
}
