import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useForgetTraveller } from './use-forget-traveller.ts'

/** Signs out by a call, as the dashboard does; the header goes to /api/logout instead (spec section 2). */
export function useLogout() {
  const client = useClient()
  const forget = useForgetTraveller()
  return useLatestMutation({ mutationFn: () => client.logout(), onSuccess: forget })
}
