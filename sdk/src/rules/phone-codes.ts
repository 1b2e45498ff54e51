import { COUNTRIES } from './countries.ts'

/** The phone codes to choose from, such as "+48": each once, in the order of their numbers (spec section 2). */
export const PHONE_CODES: readonly string[] = [
  ...new Set(COUNTRIES.map(({ phoneCode }) => phoneCode)),
].toSorted((a, b) => Number(a) - Number(b))
