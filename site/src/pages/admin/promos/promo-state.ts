import type { Promo } from './promo-reads.ts'

/** How a code stands at a time: used up before its end, it takes nothing off any more. */
export function promoState(
  { startsAt, endsAt, maxUses, uses }: Promo,
  now: Date,
): 'planned' | 'holding' | 'usedUp' | 'ended' {
  if (endsAt !== null && new Date(endsAt) <= now) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'usedUp'
  return startsAt !== null && new Date(startsAt) > now ? 'planned' : 'holding'
}
