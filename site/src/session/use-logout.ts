import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../api/client-context.tsx'
import { forgetTraveller } from './forget-traveller.ts'
import { logSession } from './log-session.ts'

/** Signs out by a call, as the dashboard does; the header goes to /api/logout instead (spec section 2). */
export function useLogout() {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.logout(),
    onSuccess: async () => {
      await forgetTraveller(cache)
      logSession('Signed out.')
    },
  })
}
