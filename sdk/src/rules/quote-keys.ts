/** Browser storage keys: a signed-in user's saved quote, and an anonymous user's pending one (spec section 3). */
export const SAVED_QUOTE_KEY = 'fiacre.saved-quote'
export const PENDING_QUOTE_KEY = 'fiacre.pending-quote'
