import type { SearchedText } from '#platform/database/word-search.ts'

/** What is searched of a partner; the same expression is indexed by trigrams (migration 2485). */
export const PARTNER_WORDS = `(' ' || name || ' ' || coalesce(subdomain, ''))`

export const SEARCHED_PARTNERS: SearchedText = {
  table: 'partner',
  id: 'uuid',
  newest: 'created_at desc, id desc',
  text: PARTNER_WORDS,
}
