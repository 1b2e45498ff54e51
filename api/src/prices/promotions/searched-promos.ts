import type { SearchedText } from '#platform/database/word-search.ts'

/** What is searched of a promo code; the same expression is indexed by trigrams (migration 2485). */
export const SEARCHED_PROMOS: SearchedText = {
  table: 'promo_code',
  id: 'uuid',
  newest: 'created_at desc, id desc',
  text: `(' ' || code)`,
}
