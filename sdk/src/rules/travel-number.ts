import { TRAVEL_NUMBER_PATTERN } from './field-limits.data.ts'

const PATTERN = new RegExp(TRAVEL_NUMBER_PATTERN)

/** Whether a text can be the number of a flight or train, as the service takes it; none is fine. Blanks around it do not count. */
export function isTravelNumber(text: string): boolean {
  return PATTERN.test(text.trim())
}
