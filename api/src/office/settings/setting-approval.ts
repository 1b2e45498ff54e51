import type { ApprovalKind } from '../approvals/approval-kind.ts'
import type { ApprovalRow } from '../approvals/approval.entity.ts'
import { addVersion, lockSetting } from './add-version.ts'
import { assertSetting, dayOf } from './store-setting.ts'

/** Prices that a second administrator has looked at. They begin on the day of the agreement, or on their own. */
export const settingApproval: ApprovalKind = {
  kind: 'setting',
  needsProof: true,
  roles: () => [],
  hold: (context, em, approval) => lockSetting(context, em, wishOf(approval).kind),
  async carryOut(context, em, approval, by) {
    const { kind, value, restoredId, ...wish } = wishOf(approval)
    const validFrom = dayOf(wish.validFrom ?? undefined, context.now())
    // Two people have seen how far it is from the present prices.
    assertSetting(context, kind, { value, validFrom, isUnusual: true })
    const version = { kind, validFrom, value, restoredId, reason: approval.reason ?? '' }
    const deed = { by, batchId: approval.id }
    await addVersion(context, em, { ...version, createdBy: approval.requestedBy }, deed)
  },
  follow: ({ storedSettings }) => storedSettings.refresh(),
}

function wishOf({ id, facts: { setting } }: ApprovalRow) {
  if (!setting) throw new Error(`The approval ${id} is of no setting.`)
  return setting
}
