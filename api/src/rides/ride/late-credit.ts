import { LATE_DRIVER, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { giveGoodwill } from '#bookings/funds/goodwill.ts'
import { refundableCents } from '#bookings/funds/refund-split.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { saveRide } from './ride-record.ts'
import { asFlown } from './waiting-from.ts'
import type { RideRow } from './ride.entity.ts'

/** What a traveller gets for a driver who arrived late, in cents of the price of the way; 0 where it is within the limit. */
export function lateCreditCents(
  { pickupAt, grossCents }: Pick<RideRow, 'pickupAt' | 'grossCents'>,
  arrivedAt: Date,
): number {
  const late = (arrivedAt.getTime() - pickupAt.getTime()) / MS_PER_MINUTE
  return late > LATE_DRIVER.credit.overMinutes
    ? Math.round((grossCents * LATE_DRIVER.credit.percent) / 100)
    : 0
}

/**
 * Adds to the traveller's balance what is due for a driver who arrived over the limit, out of the company's own pocket, in the
 * transaction that notes the arrival of a locked ride; once a ride, and never more than what was paid ahead and is still there.
 */
export async function makeUpForLateness(
  context: Context,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
): Promise<void> {
  if (ride.isTest || ride.lateCreditCents > 0 || !ride.arrivedAt) return
  const cents = Math.min(lateCreditCents(asFlown(ride), ride.arrivedAt), refundableCents(booking))
  if (cents <= 0) return
  ride.lateCreditCents = cents
  await saveRide(em, ride)
  const gift = { toBalanceCents: cents, toCardCents: 0, by: { actor: 'service' }, why: null } as const
  await giveGoodwill(context, em, booking, gift)
}
