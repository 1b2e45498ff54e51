import { etagOf, withEtag } from '@fiacre/sdk'
import { CACHE_MS } from '@fiacre/sdk/rules'
import { QueryClient, replaceEqualDeep } from '@tanstack/react-query'
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
        structuralSharing: sharedWithTag,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Keeps what is equal the same object, as the cache does by itself, and beside it the tag of the answer that came last. */
function sharedWithTag(before: unknown, answer: unknown): unknown {
  return withEtag(replaceEqualDeep(before, answer), etagOf(answer))
}
