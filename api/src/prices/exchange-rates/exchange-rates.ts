import type { Rates } from '@fiacre/sdk/rules'

/** What one euro is shown as in other currencies, and who says so. */
export interface ExchangeRates {
  /** Units of each currency for one EUR. */
  rates: Rates
  source: 'table' | RateSource
  /** The day the source gives for its rates, YYYY-MM-DD; null for the table. */
  date: string | null
  /** How long ago they were fetched; null for the table. */
  ageSeconds: number | null
}

/** Services that give the day's rates. */
export type RateSource = 'ecb' | 'frankfurter'

/** The port to a source of exchange rates. Rates are for display only: everything is charged in EUR. */
export interface ExchangeRatesPort {
  /** The rates to show now; never waits for a source. */
  current(): Promise<ExchangeRates>
  /** Gives up what is being fetched. */
  stop(): Promise<void>
}

declare module '#platform/context/context.ts' {
  interface Context {
    exchangeRates: ExchangeRatesPort
  }
}
