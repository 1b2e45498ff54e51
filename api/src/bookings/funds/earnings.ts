import { CARRIER_NET_PERCENT, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entriesOfLines, reverseLines, writeLines } from '#money/earnings/earning-lines.service.ts'
import { bookingAccount, CARRIERS, COMPANY } from '#money/ledger/accounts.ts'
import { entriesOf, post } from '#money/ledger/ledger.service.ts'
import { randomUUID } from 'node:crypto'
import type { Drive } from './drives.ts'
import { discountCents, grossCents } from './gross-price.ts'
import { splitEarning, type Settled } from './split-earning.ts'

/**
 * Makes what is held for a booking due: to its carriers, to the partner that it is attributed to, and to the company. Nobody drives a
 * test, so it earns nothing.
 */
export async function recordEarning(
  { drivesOf }: Pick<Context, 'drivesOf'>,
  em: EntityManager,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  if (booking.earningId || booking.isTest || booking.paidCents === 0) return
  const drives = await drivesOf(em, booking)
  const split = splitEarning(settled(booking), drives.length > 0 ? drives : [unknownDrive(booking)])
  // Once under the booking's lock, by `earningId`; again after every `reverseEarning`.
  const reference = `earning:${booking.id}:${randomUUID()}`
  const entries = [
    { account: bookingAccount(booking.id), amountCents: booking.paidCents },
    { account: CARRIERS, amountCents: -split.unknownCents },
    { account: COMPANY, amountCents: -split.companyCents },
    ...entriesOfLines(split.lines),
  ]
  const bookingId = booking.id
  booking.earningId = await post(em, { reference, kind: 'EARNING', bookingId, entries }, now)
  await writeLines(em, { postingId: booking.earningId, bookingId }, split.lines, now)
}

/** Takes back what `recordEarning` made due: the money is held for the booking again. */
export async function reverseEarning(em: EntityManager, booking: BookingRow, now: Date): Promise<void> {
  if (!booking.earningId) return
  const entries = await entriesOf(em, booking.earningId)
  const reversed = entries.map(({ account, amountCents }) => ({ account, amountCents: -amountCents }))
  const reference = `reversal:${booking.earningId}`
  const by = await post(em, { reference, kind: 'REVERSAL', bookingId: booking.id, entries: reversed }, now)
  await reverseLines(em, { from: booking.earningId, by }, now)
  booking.earningId = null
}

function settled(booking: BookingRow): Settled {
  const { attributedPartnerId: id, attributionRule: rule, isPartnersOwn, isUnagreed } = booking
  return {
    paidCents: booking.paidCents,
    totalCents: booking.totalCents,
    prepaymentCents: booking.prepaymentCents,
    discountCents: discountCents(booking.lines),
    isCancelled: booking.status === 'cancelled',
    partner: id && rule && !isPartnersOwn && !isUnagreed ? { id, rule } : null,
  }
}

/** A booking of before there were rides, and one that nobody confirmed: whoever drove it stands in no book. */
function unknownDrive({ lines, pickupAt, returnAt, durationMinutes }: BookingRow): Drive {
  return {
    rideId: null,
    carrierId: null,
    grossCents: grossCents(lines),
    percent: CARRIER_NET_PERCENT,
    isByRateCard: false,
    isDriven: false,
    endsAt: new Date((returnAt ?? pickupAt).getTime() + durationMinutes * MS_PER_MINUTE),
  }
}
