import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { CancellationReason } from '#platform/mail/mail.ts'
import type { BookingRow } from './booking.entity.ts'

/**
 * What else moves with a booking that was paid, changed, cancelled or set, under its lock and in its transaction: the rides, which
 * stand above this district. They are named here so that no booking moves without them.
 * @param cause of a cancellation
 */
export type FollowBooking = (
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  cause?: CancellationReason,
) => Promise<void>

declare module '#platform/context/context.ts' {
  interface Context {
    followBooking: FollowBooking
  }
}
