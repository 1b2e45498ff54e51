import type { BookingRow } from '../booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bookingAccount, travellerAccount, type BalanceOwner } from '#money/ledger/accounts.ts'
import { post, standing } from '#money/ledger/ledger.service.ts'
import { randomUUID } from 'node:crypto'

/** What a traveller's balance is, in cents. Whoever takes of it holds the account's lock. */
export async function balanceOf(em: EntityManager, owner: BalanceOwner): Promise<number> {
  // Not minus zero.
  return 0 - (await standing(em, travellerAccount(owner)))
}

/**
 * Makes so much of the balance part of an unpaid booking's payment: more is taken, or what is too much comes back. Under the
 * locks of account and booking.
 * @param wantedCents as much as possible when it is more than there is, or than is asked
 */
export async function setAside(
  em: EntityManager,
  booking: BookingRow,
  wantedCents: number,
  now: Date,
): Promise<void> {
  const received = booking.paidCents - booking.setAsideCents
  const open = Math.max(0, booking.prepaymentCents - received)
  const available = (await balanceOf(em, booking)) + booking.setAsideCents
  const target = Math.max(0, Math.min(wantedCents, available, open))
  const more = target - booking.setAsideCents
  if (more === 0) return
  await fromBalance(em, booking, more, now)
  booking.setAsideCents = target
}

/** Moves money from the balance into a booking; below zero, the other way. */
export async function fromBalance(
  em: EntityManager,
  booking: BookingRow,
  cents: number,
  now: Date,
): Promise<void> {
  await post(
    em,
    {
      reference: `balance:${booking.id}:${randomUUID()}`,
      kind: cents > 0 ? 'PAYMENT' : 'RELEASE',
      bookingId: booking.id,
      entries: [
        { account: travellerAccount(booking), amountCents: cents },
        { account: bookingAccount(booking.id), amountCents: -cents },
      ],
    },
    now,
  )
  booking.paidCents += cents
}
