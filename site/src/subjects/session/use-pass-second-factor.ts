import type { LoginResult } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { logSession } from './log-session.ts'

/** Completes a sign-in by a code. When it succeeds, `useSession` has the user already. */
export function usePassSecondFactor() {
  const client = useClient()
  const cache = useQueryClient()
  return useLatestMutation<LoginResult, Error, string>({
    mutationFn: (code) => client.passSecondFactor({ body: { code } }),
    gcTime: 0,
    onSuccess: async ({ user }) => {
      await cache.cancelQueries({ queryKey: QUERY_KEYS.session })
      cache.setQueryData(QUERY_KEYS.session, user)
      logSession('Signed in.')
    },
  })
}
