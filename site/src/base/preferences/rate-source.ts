import type { CallResult } from '@fiacre/sdk'
import { DEFAULT_CURRENCY, DISPLAY_RATES, type Rates } from '@fiacre/sdk/rules'

/** The exchange rates as the service gives them. */
export type ExchangeRates = CallResult<'getExchangeRates'>

/** Where the rate of a currency comes from: nowhere, our fixed table, or a bank's rates of a day. */
export type RateSource =
  | { readonly kind: 'missing' | 'table' }
  | { readonly kind: 'bank'; readonly date: string }

/**
 * Says honestly where a shown price's rate comes from; null for euro, which needs none. Banks do not know every currency
 * we show: one that they lack stands at the table's rate, and so counts as the table's.
 */
export function rateSource(currency: string, answer: ExchangeRates | undefined): RateSource | null {
  if (currency === DEFAULT_CURRENCY) return null
  const table: Rates = DISPLAY_RATES
  const rates: Rates = answer?.rates ?? table
  const rate = rates[currency]
  if (rate === undefined) return { kind: 'missing' }
  if (!answer?.date || rate === table[currency]) return { kind: 'table' }
  return { kind: 'bank', date: answer.date }
}
