import type { BookingRow } from '../booking/booking.entity.ts'
import type { Actor } from '../booking/booking-events.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { cancelBooking } from './cancel-booking.ts'

/**
 * Ends a locked booking whose traveller did not come, whoever says so: what was paid is kept; what came of a payment that is not complete
 * goes back.
 * @param why who waited, where and until when
 */
export async function endAsNoShow(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { by, why }: { by: Actor; why: string | null },
): Promise<void> {
  const refundCents = booking.paymentStatus === 'completed' ? 0 : booking.paidCents
  await cancelBooking(context, em, booking, { refundCents, reason: 'no-show', by, why })
}
