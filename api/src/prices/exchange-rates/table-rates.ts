import { DISPLAY_RATES, type Rates } from '@fiacre/sdk/rules'
import type { ExchangeRatesPort } from './exchange-rates.ts'

/** Discontinued currencies stand at the rates at which they were exchanged for the euro (design.md). */
const FIXED: readonly string[] = ['EUR', 'BGN', 'HRK']

/** The currencies whose rate a source may change: those of the table that still move. */
export const MOVING_CURRENCIES: readonly string[] = Object.keys(DISPLAY_RATES).filter(
  (code) => !FIXED.includes(code),
)

/** The table with a source's rates put in; a currency that the source lacks keeps the table's. */
export function overTable(rates: Rates): Rates {
  const moving = MOVING_CURRENCIES.flatMap((code) => {
    const rate = rates[code]
    return rate === undefined ? [] : [[code, rate] as const]
  })
  return { ...DISPLAY_RATES, ...Object.fromEntries(moving) }
}

/** Without a source: the specification's table (section 9). */
export const tableRates: ExchangeRatesPort = {
  async current() {
    return { rates: DISPLAY_RATES, source: 'table', date: null, ageSeconds: null }
  },
  async stop() {},
}
