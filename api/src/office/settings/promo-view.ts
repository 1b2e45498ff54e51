import type { components } from '@fiacre/sdk/contract'
import type { NewPromo } from '#prices/promotions/create-promo.ts'
import type { PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import type { AuditFacts } from '../audit/audit-entry.entity.ts'

type Schemas = components['schemas']

/** A code as the back office shows it, and as its tag is made of. */
export function promoView(row: PromoCodeRow): Schemas['PromoCodeRecord'] {
  return {
    code: row.code,
    percent: row.percent ?? null,
    amountCents: row.amountCents ?? null,
    partnerId: row.partnerId ?? null,
    vehicleTypeIds: row.vehicleTypeIds ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses ?? null,
    maxUsesPerTraveller: row.maxUsesPerTraveller ?? null,
    uses: row.uses,
  }
}

/** What a code is limited by; how often it was used is no part of that. */
export const limitsOf = ({ code, endsAt, maxUses, maxUsesPerTraveller }: PromoCodeRow): AuditFacts => ({
  code,
  endsAt: endsAt?.toISOString() ?? null,
  maxUses: maxUses ?? null,
  maxUsesPerTraveller: maxUsesPerTraveller ?? null,
})

/** A code that is asked for, as the rules take it. */
export function newPromoOf({ startsAt, endsAt, ...wish }: Schemas['PromoCodeRequest']): NewPromo {
  return { ...wish, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) }
}

/** The moment of a text of the contract. */
export const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)
