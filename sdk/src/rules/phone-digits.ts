import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts'

export type DigitRange = readonly [min: number, max: number]

const EIGHT_TO_TWELVE: DigitRange = [8, 12]
const TEN_OR_ELEVEN: DigitRange = [10, 11]
const EIGHT: DigitRange = [8, 8]
const OTHERS: DigitRange = [7, PHONE_MAX_DIGITS]

/** How many digits a number has, by the phone codes that have a rule of their own (spec section 5). */
export const DIGITS_BY_CODE: ReadonlyMap<string, DigitRange> = new Map([
  ...['33', '49', '39', '34', '48'].map((code) => [code, EIGHT_TO_TWELVE] as const),
  ...['44', '353'].map((code) => [code, TEN_OR_ELEVEN] as const),
  ...['45', '46', '47'].map((code) => [code, EIGHT] as const),
])

/**
 * Fewest and most digits of a number, as the specification has them (section 5).
 * @param code digits of a phone code; blank when there is none
 */
export function specifiedDigits(code: string): DigitRange {
  return code === '' ? [PHONE_MIN_DIGITS, PHONE_MAX_DIGITS] : (DIGITS_BY_CODE.get(code) ?? OTHERS)
}
