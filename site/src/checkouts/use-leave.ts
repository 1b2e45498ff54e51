import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from '../../api/client-context.tsx'
import { isSignedOutError } from '../../bookings/use-session-end.ts'
import type { Checkout } from '../../checkouts/checkout.ts'
import { rememberCheckout } from '../../checkouts/under-way.ts'
import { webAddress } from '../../checkouts/web-address.ts'
import { useRefreshSession } from '../../session/use-session.ts'

/**
 * Goes back to the partner's page with the result. The token in that address works once and not for long, so it is asked
 * for at the last moment.
 */
export function useLeave({ checkoutSessionId, backUrl }: Checkout, leaveFor: (url: string) => void) {
  const client = useClient()
  const refreshSession = useRefreshSession()
  const leaving = useMutation({
    mutationFn: () => client.createCheckoutReturn({ path: { id: checkoutSessionId } }),
    onSuccess({ url }) {
      const way = webAddress(url) ?? webAddress(backUrl)
      if (!way) return
      rememberCheckout(null)
      leaveFor(way)
    },
    onError: (error) => isSignedOutError(error) && void refreshSession(),
  })

  // Back here by the browser's button, the page is as it was left: with a button at work.
  const { reset } = leaving
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [reset])
  return leaving
}
