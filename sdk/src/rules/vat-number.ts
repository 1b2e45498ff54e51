import { OPTIONAL_VAT_NUMBER_PATTERN } from './field-limits.data.ts'

const PATTERN = new RegExp(OPTIONAL_VAT_NUMBER_PATTERN)

/** Whether a text has the form of a VAT number, its country's letters first; none is fine. Whether there is such a number nobody asks. */
export function isVatNumber(text: string): boolean {
  return PATTERN.test(text.trim())
}
