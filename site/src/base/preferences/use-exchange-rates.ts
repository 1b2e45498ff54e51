import { DEFAULT_CURRENCY } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../api/client-context.tsx'
import { exchangeRatesQuery } from '../api/queries.ts'
import { usePreferences } from './preferences-provider.tsx'
import type { ExchangeRates } from './rate-source.ts'

/** The service's exchange rates; undefined while they are not known. Nobody asks for them to read prices in euro. */
export function useExchangeRates(): ExchangeRates | undefined {
  const { currency } = usePreferences()
  return useQuery({ ...exchangeRatesQuery(useClient()), enabled: currency !== DEFAULT_CURRENCY }).data
}
