import { COUNTRIES } from './countries.ts'
import type { Country } from './countries.ts'
import { isServedCountry } from './served-country-codes.ts'
import type { ServedCountryCode } from './served-country-codes.ts'

/** A served country. */
export type ServedCountry = { readonly code: ServedCountryCode; readonly name: string }

/** The 42 served countries, by English name. */
export const SERVED_COUNTRIES: readonly ServedCountry[] = COUNTRIES.filter(
  (country): country is Country & ServedCountry => isServedCountry(country.code),
).map(({ code, name }) => ({ code, name }))
