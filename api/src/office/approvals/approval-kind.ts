import type { StaffRole } from '#platform/contract/office-role.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { Administrator } from '../audit/record-audit.ts'
import type { ApprovalRow } from './approval.entity.ts'

/** What is done once a second person has agreed. A room whose deeds need that gives one to the handlers of `office/refunds`. */
export interface ApprovalKind {
  readonly kind: ApprovalRow['kind']
  /** Who beneath administrator may agree to it. */
  roles(approval: ApprovalRow): readonly StaffRole[]
  /**
   * Does it, in the transaction of the decision, on a booking that is locked and as it was when it was asked for. Its rules are asked
   * again, as time has passed.
   * @throws Problem where it cannot be done any more
   */
  carryOut(
    context: Context,
    em: EntityManager,
    booking: BookingRow,
    approval: ApprovalRow,
    by: Administrator,
  ): Promise<void>
}
