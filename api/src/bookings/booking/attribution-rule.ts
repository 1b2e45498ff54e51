/** Why a booking is a partner's, the strongest first: its promo code, its key, the campaign in the address. */
const ATTRIBUTION_RULES = ['promo-code', 'key', 'utm'] as const

export type AttributionRule = (typeof ATTRIBUTION_RULES)[number]

interface Attributed {
  partnerId: string
  rule: AttributionRule
}

/** Whose booking it is, of the partners that each rule names: the strongest rule wins. */
export function attributedTo(named: Readonly<Record<AttributionRule, string | null>>): Attributed | null {
  for (const rule of ATTRIBUTION_RULES) {
    const partnerId = named[rule]
    if (partnerId) return { partnerId, rule }
  }
  return null
}
