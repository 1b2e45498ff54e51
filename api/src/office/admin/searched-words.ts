import { sql, type RawBuilder } from 'kysely'

/** What is searched of a booking and of an account; the same expressions are indexed by trigrams (migration 2455). */
export const BOOKING_WORDS = `(booking_number || ' ' || pickup_location || ' ' || destination || ' ' || coalesce(travel_number, '')
  || ' ' || coalesce(promo_code, '') || ' ' || coalesce(translate(contact_phone, ' ()-/.', ''), ''))`
export const USER_WORDS = `(email || ' ' || first_name || ' ' || last_name || ' '
  || coalesce(country_code || ltrim(translate(phone_number, ' ()-/.', ''), '0'), ''))`

/** What a word is compared with a text by. */
export type Comparison = (text: string) => RawBuilder<boolean>

/** A text for a pattern, in which no sign has a meaning of its own. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Whether a text, an expression of these, has a word as a part. */
export function contains(word: string): Comparison {
  const pattern = `%${escaped(word)}%`
  return (text) => sql<boolean>`${sql.raw(text)} ilike ${pattern}`
}
