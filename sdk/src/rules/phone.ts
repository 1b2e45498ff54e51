import { followsNumberingPlan } from './numbering-plan.ts'
import { specifiedDigits } from './phone-digits.ts'

/** What the phone field keeps of what is typed: digits, spaces, hyphens, parentheses and plus (spec section 5). */
export function stripPhoneInput(text: string): string {
  return text.replace(/[^\d \-()+]/g, '')
}

/** The digits of a phone number or code, the only part that counts. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Whether a phone number can be one of its country: it has as many digits as the specification gives the country
 * (section 5), or follows the country's numbering plan, where that has longer or shorter numbers.
 * @param countryCode phone code such as "+48" or "48"; without one, only the overall limits of 6 to 15 digits hold.
 */
export function isValidPhone(phoneNumber: string, countryCode?: string | null): boolean {
  const code = phoneDigits(countryCode ?? '')
  const count = phoneDigits(phoneNumber).length
  const [min, max] = specifiedDigits(code)
  return (count >= min && count <= max) || followsNumberingPlan(phoneNumber, code)
}
