import { MS_PER_DAY, PARTNER_CLICK_DAYS } from '@fiacre/sdk/rules'
import { readVisit } from './visit.ts'

const KEY = 'fiacre.partner'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers which partner sent the traveller last, beyond the tab: only with the traveller's OK. */
export function keepPartner(partner: string, now: number, storage: () => Kept = () => localStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify({ partner, at: now }))
  } catch {
    // Storage is blocked: the partner is known in this tab alone.
  }
}

/** The partner who sent the traveller last, while that counts; what is too old goes. */
export function keptPartner(now: number, storage: () => Kept = () => localStorage): string | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { partner, at } = kept as Record<string, unknown>
    const isFresh = typeof at === 'number' && at <= now && now - at < PARTNER_CLICK_DAYS * MS_PER_DAY
    if (typeof partner === 'string' && isFresh)
      return readVisit(`partner=${encodeURIComponent(partner)}`).partner
    storage().removeItem(KEY)
    return undefined
  } catch {
    return undefined
  }
}
