import type { SearchedText } from '#platform/database/word-search.ts'

/** What is searched of a carrier; the same expression is indexed by trigrams (migration 2501). */
export const SEARCHED_CARRIERS: SearchedText = {
  table: 'carrier',
  id: 'uuid',
  newest: 'created_at desc, id desc',
  text: `(' ' || coalesce(legal_name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(register_number, ''))`,
}
