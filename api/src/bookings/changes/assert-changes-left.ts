import { UNCONFIRMED_CHANGES } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import { BookingChange } from '../booking/booking-change.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'

/**
 * Whether a booking of an account that nobody confirmed may be changed once more, under the booking's lock. An address costs
 * nothing to make up, and every change stays.
 * @throws Problem CONFIRM_ADDRESS_FIRST
 */
export async function assertChangesLeft(em: EntityManager, { id: bookingId }: BookingRow): Promise<void> {
  if ((await em.count(BookingChange, { bookingId })) < UNCONFIRMED_CHANGES) return
  throw new Problem(
    'CONFIRM_ADDRESS_FIRST',
    `Until your e-mail address is confirmed, you can change a booking ${UNCONFIRMED_CHANGES} times. ` +
      'Please open the link that we mailed you, and change it again.',
  )
}
