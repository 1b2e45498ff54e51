import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#platform/settings/config.ts'
import type { ExchangeRatesPort } from './exchange-rates.ts'
import { sourcedRates } from './sourced-rates.ts'
import { tableRates } from './table-rates.ts'

/** The rates as configured: from the source of EXCHANGE_RATES_URL, or the fixed table. */
export async function openExchangeRates<DB>(
  { exchangeRatesUrl: url }: Pick<Config, 'exchangeRatesUrl'>,
  means: { db: () => Kysely<DB>; now: () => Date; log: Logger },
): Promise<ExchangeRatesPort> {
  if (url === undefined) return tableRates
  const port = sourcedRates({ url, ...means })
  // Rates that are missing or old are fetched from now on, so that the first visitor may find them already.
  await port.current()
  return port
}
