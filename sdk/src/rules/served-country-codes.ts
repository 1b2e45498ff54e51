import type { CountryCode } from './countries.ts'

/** Where transfers start: about 40 countries (spec section 1). Apart from their names, so that it loads lightly. */
export const SERVED_COUNTRY_CODES = [
  ...(['AL', 'AD', 'AM', 'AT', 'BA', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES'] as const),
  ...(['FI', 'FR', 'GB', 'GE', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LT', 'LU', 'LV', 'MC'] as const),
  ...(['MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'RS', 'SE', 'SI', 'SK', 'TR'] as const),
] as const satisfies readonly CountryCode[]

/** Alpha-2 code of a served country. */
export type ServedCountryCode = (typeof SERVED_COUNTRY_CODES)[number]

const SERVED: ReadonlySet<string> = new Set(SERVED_COUNTRY_CODES)

/** Whether transfers start in this country. */
export function isServedCountry(code: string): code is ServedCountryCode {
  return SERVED.has(code)
}
