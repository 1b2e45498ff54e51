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
