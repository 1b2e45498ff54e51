import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts'
import { PHONE_PATTERNS } from './phone-patterns.data.ts'

/**
 * Whether a number follows the numbering plan of its phone code, as Google's libphonenumber knows it: written as at home,
 * with the trunk prefix or without, or in full with the code. It has at least 6 digits, fewer only where the country's
 * mobile numbers do, and with its code at most 15.
 * @param countryCode digits of a phone code, such as "46"
 */
export function followsNumberingPlan(phoneNumber: string, countryCode: string): boolean {
  const plan = Object.hasOwn(PHONE_PATTERNS, countryCode) ? PHONE_PATTERNS[countryCode] : undefined
  if (!plan) return false
  const [pattern, prefix, shortest = PHONE_MIN_DIGITS] = plan
  const national = new RegExp(`^(?:${pattern})$`)
  const typed = phoneNumber.replace(/[^\d+]/g, '')
  const home = without(`(?:\\+|00)?${countryCode}`, typed)
  return [typed, without(prefix, typed), home, without(prefix, home)].some(
    (digits) =>
      digits.length >= shortest &&
      countryCode.length + digits.length <= PHONE_MAX_DIGITS &&
      national.test(digits),
  )
}

function without(start: string, digits: string): string {
  return digits.replace(new RegExp(`^(?:${start})`), '')
}
