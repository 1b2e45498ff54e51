import { FiacreError } from '@fiacre/sdk'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { usePageRestored } from '../../base/history/use-page-restored.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { useRefreshSession } from '../session/use-session.ts'
import type { Checkout } from './checkout.ts'
import { rememberCheckout } from './under-way.ts'
import { webAddress } from './web-address.ts'

/** How long, in ms, somebody who leaves waits for the token that tells the page what came of the checkout. */
const PATIENCE_MS = 3000

/**
 * Goes back to the partner's page with what came of the checkout. The token in that address works once and not for long, so
 * it is asked for at the last moment.
 * @param leaveAnyway whether to go without one where it cannot be had; else that is an error
 */
export function useLeave(
  { checkoutSessionId, backUrl, status }: Checkout,
  leaveFor: (url: string) => void,
  leaveAnyway = false,
) {
  const client = useClient()
  const refreshSession = useRefreshSession()
  const leaving = useLatestMutation({
    async mutationFn() {
      const call = { path: { id: checkoutSessionId }, ...(leaveAnyway && { timeoutMs: PATIENCE_MS }) }
      const asked = client.createCheckoutReturn(call).then(({ url }) => webAddress(url))
      return (await (leaveAnyway ? asked.catch(() => null) : asked)) ?? webAddress(backUrl)
    },
    // A paid booking is its traveller's alone: who is no longer signed in is told so.
    onError: (error) => error instanceof FiacreError && error.status === 404 && void refreshSession(),
    onSuccess(way) {
      if (!way) return
      if (status === 'paid') rememberCheckout(null)
      leaveFor(way)
    },
  })

  // Back here by the browser's button, the page is as it was left: with a button at work.
  const { reset } = leaving
  usePageRestored(reset)
  return leaving
}
