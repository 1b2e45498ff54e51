import { PENDING_QUOTE_KEY, parseSavedQuote } from '@fiacre/sdk/rules'

/** Whether a price that still holds waits for the traveller to sign in (spec section 4). */
export function hasPendingQuote(now: Date): boolean {
  try {
    return parseSavedQuote(localStorage.getItem(PENDING_QUOTE_KEY), now, isAnything) !== null
  } catch {
    return false
  }
}

/** The dashboard looks closer when it brings the price back; here only its age matters. */
function isAnything(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
