import type { SearchedText } from '#platform/database/word-search.ts'

/** What is searched of a message; the same expression is indexed by trigrams (migration 2485). */
export const SEARCHED_MESSAGES: SearchedText = {
  table: 'contact_request',
  id: 'int',
  newest: 'id desc',
  text: `(' ' || name || ' ' || email || ' ' || subject || ' ' || coalesce(booking_number, ''))`,
}
