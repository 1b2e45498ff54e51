import { CACHE_MS } from '@fiacre/sdk/rules'
import { QueryClient } from '@tanstack/react-query'
import { mayRetry, retryWait } from './read-retries.ts'

/** A cache with the timings of spec section 9: fresh 30 s, dropped after 2 minutes, one retry, never fetched unasked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS.default.fresh,
        gcTime: CACHE_MS.default.kept,
        retry: mayRetry,
        retryDelay: retryWait,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        refetchInterval: false,
        networkMode: 'online',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
