import type { FiacreClient, LoginResult } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { logSession } from './log-session.ts'
import { passByPasskey } from './passkeys.ts'

/** Completes a sign-in by a code. When it succeeds, `useSession` has the user already. */
export function usePassSecondFactor() {
  return useCompleteSignIn((client, code: string) => client.passSecondFactor({ body: { code } }))
}

/** The same by a passkey. */
export function usePassPasskey() {
  return useCompleteSignIn<void>(passByPasskey)
}

function useCompleteSignIn<Shown>(show: (client: FiacreClient, shown: Shown) => Promise<LoginResult>) {
  const client = useClient()
  const cache = useQueryClient()
  return useLatestMutation<LoginResult, Error, Shown>({
    mutationFn: (shown) => show(client, shown),
    gcTime: 0,
    onSuccess: async ({ user }) => {
      await cache.cancelQueries({ queryKey: QUERY_KEYS.session })
      cache.setQueryData(QUERY_KEYS.session, user)
      logSession('Signed in.')
    },
  })
}
