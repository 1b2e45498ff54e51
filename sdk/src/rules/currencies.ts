import { currencySymbol } from './currency.ts'

/** By code, in the order of the selector (spec section 9). */
const NAMES = {
  EUR: 'Euro',
  USD: 'US Dollar',
  GBP: 'British Pound',
  AED: 'UAE Dirham',
  CHF: 'Swiss Franc',
  CAD: 'Canadian Dollar',
  SEK: 'Swedish Krona',
  NOK: 'Norwegian Krone',
  PLN: 'Polish Zloty',
  CZK: 'Czech Koruna',
  HRK: 'Croatian Kuna',
  BGN: 'Bulgarian Lev',
} as const

/** ISO 4217 code of a currency of the selector. */
type CurrencyCode = keyof typeof NAMES

/** A currency that prices can be shown in; everything is charged in EUR (design: money). */
export type Currency = { readonly code: CurrencyCode; readonly symbol: string; readonly name: string }

/** The currencies of the selector, in its order. Apart from `currency.ts`, so that what shows prices carries no names along. */
export const CURRENCIES: readonly Currency[] = (Object.keys(NAMES) as CurrencyCode[]).map((code) => ({
  code,
  symbol: currencySymbol(code),
  name: NAMES[code],
}))
