import { SERVICE_FEE_PERCENT } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bookingAccount, CARRIERS, COMPANY, partnerAccount } from '#money/ledger/accounts.ts'
import { entriesOf, post } from '#money/ledger/ledger.service.ts'
import { randomUUID } from 'node:crypto'

/**
 * Makes what is held for a booking due: the service fee to the partner whose page it came from, else to the company; all
 * the rest to the carrier. Nobody drives a test, so it earns nothing.
 */
export async function recordEarning(em: EntityManager, booking: BookingRow, now: Date): Promise<void> {
  if (booking.earningId || booking.isTest || booking.paidCents === 0) return
  const held = booking.paidCents
  const fee = Math.min(held, Math.round((booking.totalCents * SERVICE_FEE_PERCENT) / 100))
  // Once under the booking's lock, by `earningId`; again after every `reverseEarning`.
  const reference = `earning:${booking.id}:${randomUUID()}`
  const entries = [
    { account: bookingAccount(booking.id), amountCents: held },
    { account: booking.partnerId ? partnerAccount(booking.partnerId) : COMPANY, amountCents: -fee },
    { account: CARRIERS, amountCents: fee - held },
  ]
  booking.earningId = await post(em, { reference, kind: 'EARNING', bookingId: booking.id, entries }, now)
}

/** Takes back what `recordEarning` made due: the money is held for the booking again. */
export async function reverseEarning(em: EntityManager, booking: BookingRow, now: Date): Promise<void> {
  if (!booking.earningId) return
  const entries = await entriesOf(em, booking.earningId)
  const reversed = entries.map(({ account, amountCents }) => ({ account, amountCents: -amountCents }))
  const reference = `reversal:${booking.earningId}`
  await post(em, { reference, kind: 'REVERSAL', bookingId: booking.id, entries: reversed }, now)
  booking.earningId = null
}
