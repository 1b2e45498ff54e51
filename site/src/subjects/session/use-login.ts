import type { LoginRequest, LoginResult } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { logSession } from './log-session.ts'

/** Signs in. When it succeeds, `useSession` has the user already. Fails with the client's errors. */
export function useLogin() {
  const client = useClient()
  const cache = useQueryClient()
  return useLatestMutation<LoginResult, Error, LoginRequest>({
    mutationFn: (body) => client.login({ body }),
    // What was sent holds the password: it goes with the form.
    gcTime: 0,
    onSuccess: async ({ user }) => {
      // A check that is still under way would answer for the time before.
      await cache.cancelQueries({ queryKey: QUERY_KEYS.session })
      cache.setQueryData(QUERY_KEYS.session, user)
      logSession('Signed in.')
    },
  })
}
