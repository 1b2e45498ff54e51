import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts'

type DigitRange = readonly [min: number, max: number]

const EIGHT_TO_TWELVE: DigitRange = [8, 12]
const TEN_OR_ELEVEN: DigitRange = [10, 11]
const EIGHT: DigitRange = [8, 8]
const OTHERS: DigitRange = [7, 15]

/** How many digits a number has, by phone code (spec section 5). */
const DIGITS_BY_CODE: ReadonlyMap<string, DigitRange> = new Map([
  ...['33', '49', '39', '34', '48'].map((code) => [code, EIGHT_TO_TWELVE] as const),
  ...['44', '353'].map((code) => [code, TEN_OR_ELEVEN] as const),
  ...['45', '46', '47'].map((code) => [code, EIGHT] as const),
])

/** What the phone field keeps of what is typed: digits, spaces, hyphens, parentheses and plus (spec section 5). */
export function stripPhoneInput(text: string): string {
  return text.replace(/[^\d \-()+]/g, '')
}

/** The digits of a phone number or code, the only part that counts. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Whether a phone number has as many digits as its country's numbers have (spec section 5).
 * @param countryCode phone code such as "+48" or "48"; without one, only the overall limits of 6 to 15 digits hold.
 */
export function isValidPhone(phoneNumber: string, countryCode?: string | null): boolean {
  const count = phoneDigits(phoneNumber).length
  if (count < PHONE_MIN_DIGITS || count > PHONE_MAX_DIGITS) return false
  const code = phoneDigits(countryCode ?? '')
  if (code === '') return true
  const [min, max] = DIGITS_BY_CODE.get(code) ?? OTHERS
  return count >= min && count <= max
}
