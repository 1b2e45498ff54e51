import { sql } from 'kysely'
import type { SearchedText } from '#platform/database/word-search.ts'

/** What is searched of an account; the same expression is indexed by trigrams (migration 2455). */
export const USER_WORDS = `(email || ' ' || first_name || ' ' || last_name || ' '
  || coalesce(country_code || ltrim(translate(phone_number, ' ()-/.', ''), '0'), ''))`

export const SEARCHED_USERS: SearchedText = {
  table: 'app_user',
  id: 'uuid',
  newest: 'created_at desc, id desc',
  text: USER_WORDS,
  whole: (word) => (word.includes('@') ? sql<boolean>`email = ${word.toLowerCase()}` : undefined),
}
