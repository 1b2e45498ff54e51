import { FiacreError, type CallResult, type FiacreClient } from '@fiacre/sdk'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useLocation } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useSessionEnd } from '../../session/use-session-end.ts'
import { useForgetTraveller } from '../leaving/use-forget-traveller.ts'

type SessionList = CallResult<'listSessions'>

/** A browser in which the account is signed in. */
export type SignedInBrowser = SessionList['sessions'][number]

/** The key of the list of sessions in the cache. */
export const SESSIONS_KEY = ['/api/auth/sessions'] as const

const sessionsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }): Promise<SessionList> => {
      const { sessions } = await client.listSessions({ signal })
      return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
    },
    // Who looks here wants to know how things are now.
    staleTime: 0,
    refetchOnMount: true,
  })

/** Where the account is signed in: the browser that asks, then the others, the one last used first. */
export function useSessions() {
  const sessions = useQuery(sessionsQuery(useClient()))
  useSessionEnd(sessions.error)
  return sessions
}

/** Signs one browser out. One that is signed out already counts as done. */
export function useEndSession() {
  const client = useClient()
  const cache = useQueryClient()
  return useLatestMutation<void, Error, SignedInBrowser>({
    mutationFn: async ({ id }) => {
      try {
        await client.endSession({ path: { id } })
      } catch (error) {
        if (!(error instanceof FiacreError && error.status === 404)) throw error
      }
    },
    onSuccess: async (_, { id }) => {
      await cache.cancelQueries({ queryKey: SESSIONS_KEY })
      cache.setQueryData<SessionList>(
        SESSIONS_KEY,
        (list) => list && { ...list, sessions: list.sessions.filter((session) => session.id !== id) },
      )
    },
  })
}

/** Signs every browser out, this one too, and goes to the sign-in. `onEnded` is told before the page changes. */
export function useEndAllSessions(onEnded: () => void) {
  const client = useClient()
  const forget = useForgetTraveller()
  const [, navigate] = useLocation()
  return useLatestMutation({
    mutationFn: () => client.endAllSessions(),
    onSuccess: async () => {
      onEnded()
      await forget()
      // In the same turn: the page that is left must not take it for a session that ended by itself.
      navigate('/login')
    },
  })
}
