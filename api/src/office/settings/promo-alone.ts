import { PROMO_ALONE_CENTS, PROMO_ALONE_PERCENT } from '@fiacre/sdk/rules'
import type { PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'

/** Whether a code takes off so much that a second person has to agree to it. */
export function isLarge({ percent, amountCents }: Pick<PromoCodeRow, 'percent' | 'amountCents'>): boolean {
  return (percent ?? 0) > PROMO_ALONE_PERCENT || (amountCents ?? 0) > PROMO_ALONE_CENTS
}

type Limits = Pick<PromoCodeRow, 'endsAt' | 'maxUses' | 'maxUsesPerTraveller'>

/** Whether other limits let a code be used longer, or more often. Nothing is no limit. */
export function widens(before: Limits, after: Limits): boolean {
  const most = (value: Date | number | null | undefined) => Number(value ?? Infinity)
  return (['endsAt', 'maxUses', 'maxUsesPerTraveller'] as const).some(
    (name) => most(after[name]) > most(before[name]),
  )
}
