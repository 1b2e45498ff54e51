import { hasConsent } from '../consent/consent.ts'
import { keepPartner, keptPartner } from './kept-partner.ts'
import { readVisit, type Visit } from './visit.ts'

const KEY = 'fiacre.visit'

/**
 * Begins a visit or goes on with it: what the traveller came with first is kept for as long as the tab is open, and what
 * a later address adds counts only where nothing was known. Where storage is blocked it lasts until the next page load.
 */
export function startVisit(search: string, storage: () => Storage = () => sessionStorage): Visit {
  const now = readVisit(search)
  try {
    const visit = { ...now, ...kept(storage().getItem(KEY)) }
    if (Object.keys(visit).length > 0) storage().setItem(KEY, JSON.stringify(visit))
    return visit
  } catch {
    return now
  }
}

/**
 * The visit, with the partner who sent this traveller on an earlier one, where the traveller has agreed that this browser remembers
 * it. The last click counts: one of today takes the place of what was kept.
 */
export function startVisitWithPartner(search: string): Visit {
  const visit = startVisit(search)
  if (!hasConsent()) return visit
  const { partner } = readVisit(search)
  if (partner) keepPartner(partner, Date.now())
  const sentBy = visit.partner ? undefined : keptPartner(Date.now())
  return sentBy ? { ...visit, sentBy } : visit
}

/** Read through the same gate as an address: what lies in a storage may be of another version, or anybody's. */
function kept(text: string | null): Visit {
  const stored: unknown = JSON.parse(text ?? '{}')
  if (typeof stored !== 'object' || stored === null) return {}
  const { partner, promoCode, attribution } = stored as Record<string, unknown>
  const named = { partner, promo: promoCode, ...(typeof attribution === 'object' ? attribution : {}) }
  const texts = Object.entries(named).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return readVisit(new URLSearchParams(texts).toString())
}
