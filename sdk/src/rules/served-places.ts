import { addressWords, readPart } from './address-reading.ts'
import { isRestrictedText } from './restricted-regions.ts'
import type { ServedCountryCode } from './served-country-codes.ts'

/**
 * The served country that a text names, by itself or by a well-known city (spec section 5: known cities, or a
 * supported country named). The last one named counts, as addresses end in their country. Undefined when the text names
 * none, or a restricted place.
 */
export function namedServedCountry(text: string): ServedCountryCode | undefined {
  if (isRestrictedText(text)) return undefined
  const named = addressWords(text).flatMap((words) => readPart(words).served)
  return named.at(-1)?.meaning.country
}
