import type { FiacreClient, Profile } from '@fiacre/sdk'
import { CACHE_MS, READ_RETRIES } from '@fiacre/sdk/rules'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { checkSession } from './check-session.ts'

/** The session check as a cached read: fresh 5 s, kept 30 s, never tried again (spec section 9). */
export const sessionQuery = (client: Pick<FiacreClient, 'getSession'>) =>
  queryOptions<Profile | null>({
    queryKey: QUERY_KEYS.session,
    queryFn: ({ client: cache }) =>
      checkSession({ client, previous: () => cache.getQueryData<Profile | null>(QUERY_KEYS.session) }),
    staleTime: CACHE_MS.session.fresh,
    gcTime: CACHE_MS.session.kept,
    retry: READ_RETRIES.session,
  })
