import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../api/client-context.tsx'
import { QUERY_KEYS } from '../api/queries.ts'
import { logSession } from './log-session.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

/** Signs out by a call, as the dashboard does; the header goes to /api/logout instead (spec section 2). */
export function useLogout() {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.logout(),
    onSuccess: async () => {
      await cache.cancelQueries()
      // Nothing of one traveller may be left for the next.
      cache.removeQueries({ predicate: ({ queryKey }) => !KEPT.has(String(queryKey[0])) })
      cache.setQueryData(QUERY_KEYS.session, null)
      rememberSignedIn(false)
      logSession('Signed out.')
    },
  })
}

/** Reads that belong to nobody, and the one that says who is here. */
const KEPT = new Set<string>([QUERY_KEYS.vehicleTypes[0], QUERY_KEYS.session[0]])
