import type { Profile } from '@fiacre/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { rememberSignedIn } from '../../base/storage/signed-in-hint.ts'
import { sessionQuery } from './session-query.ts'

/** Who is here. `user` is there exactly while `status` is `signed-in`. */
export type Session =
  | { readonly status: 'loading' | 'signed-out'; readonly user: undefined }
  | { readonly status: 'signed-in'; readonly user: Profile }

/** The session of the page. `loading` until the first check has ended. */
export function useSession(): Session {
  const { data, status, fetchStatus } = useQuery(sessionQuery(useClient()))
  useEffect(() => {
    if (data !== undefined) rememberSignedIn(data !== null)
  }, [data])
  // Without a network the check waits; the public pages need not wait with it.
  const isWaiting = status === 'pending' && fetchStatus !== 'paused'
  return useMemo<Session>(() => {
    if (data) return { status: 'signed-in', user: data }
    return { status: isWaiting ? 'loading' : 'signed-out', user: undefined }
  }, [data, isWaiting])
}

/** Checks the session anew, for instance after the profile has changed or a call was refused with 401. */
export function useRefreshSession(): () => Promise<void> {
  const cache = useQueryClient()
  return useCallback(() => cache.invalidateQueries({ queryKey: QUERY_KEYS.session }), [cache])
}
