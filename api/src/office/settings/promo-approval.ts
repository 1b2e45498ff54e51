import { entityTag } from '#platform/http/entity-tag.ts'
import { addPromo, assertCanAdd, promoOf } from '#prices/promotions/create-promo.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { NO_CODE_YET } from './promo-codes.ts'
import { limitedBy, lockPromo, setLimits } from './promo-limits.ts'
import { recordMade } from './promo-record.ts'
import { limitsOf, newPromoOf } from './promo-view.ts'

/** A code that takes much off, or one of these that may be used longer or more often, as a second administrator agreed. */
export const promoApproval: ApprovalKind = {
  kind: 'promo-code',
  needsProof: true,
  roles: () => [],
  async hold(context, em, { facts: { promoCode, promoChange } }) {
    if (promoChange) return entityTag(limitsOf(await lockPromo(em, promoChange.code)))
    if (promoCode) await assertCanAdd(em, promoOf(newPromoOf(promoCode), context.now()))
    return NO_CODE_YET
  },
  async carryOut(context, em, { id, facts: { promoCode, promoChange } }, by) {
    const deed = { by, now: context.now(), batchId: id }
    if (promoCode) {
      const made = await addPromo(em, promoOf(newPromoOf(promoCode), deed.now))
      await recordMade(em, made, { ...deed, reason: promoCode.reason })
    }
    if (promoChange) {
      const { code, reason, ...change } = promoChange
      const row = await lockPromo(em, code)
      const { endsAt, maxUses, maxUsesPerTraveller } = limitedBy(row, change, deed.now)
      const limits = { endsAt, maxUses, maxUsesPerTraveller }
      await setLimits(em, row, limits, 'promo-code.changed', { ...deed, reason })
    }
  },
}
