import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageRestored } from '../../base/history/use-page-restored.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { checkoutQuery } from '../../subjects/checkout/checkout-query.ts'
import { CHECKOUT_PATH } from '../../subjects/checkout/checkout.ts'
import { currentCheckout } from '../../subjects/checkout/current-checkout.ts'
import { rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { usePreferencesStore } from '../../base/preferences/preferences-provider.tsx'

/**
 * The checkout of this page: opened by the token in the address, or else the one under way. The token is a key that
 * works once, so it goes out of the address at once, and with it out of the history and of what is copied from there.
 */
export function useCheckout() {
  const client = useClient()
  const preferences = usePreferencesStore()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('session'))
  const isOpened = useRef(token === null)

  useLayoutEffect(() => {
    if (token !== null) navigate(CHECKOUT_PATH, { replace: true })
  }, [token, navigate])

  const { data, error, isFetching, refetch } = useQuery({
    ...checkoutQuery(client),
    queryFn: async (call) => {
      if (token === null || isOpened.current) return currentCheckout(client, { signal: call.signal })
      // Not called off when the page goes: whether the link was used up would not be known.
      const checkout = await client.openCheckout({ body: { token } })
      isOpened.current = true
      rememberCheckout(checkout.checkoutSessionId)
      // As on the page that the traveller comes from.
      preferences.showAsked({ currency: checkout.currency, unit: checkout.distanceUnit })
      return checkout
    },
    staleTime: 0,
    refetchOnMount: 'always',
    // Offline is said, not waited out.
    networkMode: 'always',
  })

  const underWay = data && data.status !== 'paid' ? data.checkoutSessionId : undefined
  useEffect(() => {
    if (underWay !== undefined) rememberCheckout(underWay)
  }, [underWay])

  // Back from the payment by the browser's button: it may be booked by now.
  usePageRestored(() => void refetch())

  return { checkout: data, error, isFetching, refetch }
}
