import { addressWords, nameRestrictedPlace, readPart } from './address-reading.ts'
import type { AddressPart } from './address-reading.ts'

/** Names of the United States that close an address even without a comma: "Athens Georgia USA". */
const CLOSING_COUNTRIES = new Set(['usa', 'сша'])

/**
 * Whether a location field must refuse this text, because it names a place of spec section 5's list where there are
 * no transfers. Whole words count, in any case and script; a text that also names a served country or a well-known
 * city of one passes ("Tripoli, Greece", "Hotel Moskva, Belgrade"), as does a chosen place that lies in one.
 *
 * An address goes from the small to the large, so what it ends in outweighs what stands before: "Hotel Paris, Moscow"
 * and "Athens, Georgia, USA" are refused.
 * @param options.servedPlace the place was chosen from the suggestions and lies in a served country
 */
export function isRestrictedText(text: string, options: { readonly servedPlace?: boolean } = {}): boolean {
  if (options.servedPlace) return false
  const words = addressWords(text)
  if (!words.some(nameRestrictedPlace)) return false
  const parts = words.map(readPart)
  if (endsInRestrictedCountry(parts)) return true
  if (endsInRestrictedPlace(parts)) return !parts.some(isServedCountryAlone)
  return !parts.some(({ served }) => served.length > 0)
}

function endsInRestrictedCountry(parts: readonly AddressPart[]): boolean {
  const last = lastWithPlace(parts)
  const final = last?.restricted.at(-1)
  if (!last || final?.meaning !== 'country') return false
  const closing = last.words.slice(final.start, final.end).join(' ')
  const closes = final.end === last.words.length && CLOSING_COUNTRIES.has(closing)
  return closes || isOnlyRestricted(last)
}

function endsInRestrictedPlace(parts: readonly AddressPart[]): boolean {
  const last = lastWithPlace(parts)
  return last !== undefined && isOnlyRestricted(last)
}

function lastWithPlace(parts: readonly AddressPart[]): AddressPart | undefined {
  return parts.findLast(({ restricted, served }) => restricted.length + served.length > 0)
}

function isOnlyRestricted({ isBare, restricted, served }: AddressPart): boolean {
  return isBare && restricted.length > 0 && served.length === 0
}

function isServedCountryAlone({ isBare, restricted, served }: AddressPart): boolean {
  return isBare && restricted.length === 0 && served.some(({ meaning }) => meaning.kind === 'country')
}
