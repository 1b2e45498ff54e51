import type { StaffRole } from '#platform/contract/office-role.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { Administrator } from '../audit/record-audit.ts'
import type { ApprovalRow } from './approval.entity.ts'

/** What is done once a second person has agreed. A room whose deeds need that adds one to `office/decisions`. */
export interface ApprovalKind {
  readonly kind: ApprovalRow['kind']
  /** Whether agreeing to it asks for the password, as doing it alone would. */
  readonly needsProof: boolean
  /** Who beneath administrator may agree to it. */
  roles(approval: ApprovalRow): readonly StaffRole[]
  /**
   * Locks what it is about until the decision's transaction ends.
   * @returns its tag as it stands now, to be held against the one that it was asked for
   */
  hold(context: Context, em: EntityManager, approval: ApprovalRow): Promise<string>
  /**
   * Does it, in the transaction of the decision, to what is held and as it was when it was asked for. Its rules are asked again, as
   * time has passed.
   * @throws Problem where it cannot be done any more
   */
  carryOut(context: Context, em: EntityManager, approval: ApprovalRow, by: Administrator): Promise<void>
  /** What follows once it is written. */
  follow?(context: Context): Promise<void>
}
