import { createBookingFlow, translateNotice, type BookingFlow } from '@fiacre/widget'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useClient } from '../api/client-context.tsx'
import { QUERY_KEYS, vehicleTypesQuery } from '../api/queries.ts'
import { useTranslator } from '../i18n/i18n-provider.tsx'
import { useNotify } from '../notices/notices-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { browserStorage } from './browser-storage.ts'
import { siteCheckout } from './site-checkout.ts'

const FlowContext = createContext<BookingFlow | null>(null)

/**
 * One booking form for the whole visit: what was entered on the landing page is still there in the dashboard's Book
 * tab, and after a look at another tab.
 */
export function BookingFlowProvider({ children }: { children: ReactNode }) {
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const translator = useTranslator()
  const session = useSession()
  // The flow is made once and asks for these when it needs them.
  const now = useRef({ navigate, session, translator })
  useEffect(() => {
    now.current = { navigate, session, translator }
  })

  const [flow] = useState(() =>
    createBookingFlow({
      client: { ...client, listVehicleTypes: () => cache.fetchQuery(vehicleTypesQuery(client)) },
      storage: browserStorage(),
      notify: (notice) => notify(translateNotice(notice, now.current.translator)),
      session: {
        profile() {
          const { status, user } = now.current.session
          return status === 'loading' ? undefined : (user ?? null)
        },
      },
      checkout: siteCheckout({
        isSignedIn: () => now.current.session.status === 'signed-in',
        navigate: (path) => now.current.navigate(path),
        booked: () => void cache.invalidateQueries({ queryKey: QUERY_KEYS.bookings }),
      }),
    }),
  )

  useEffect(() => flow.sessionChanged(), [flow, session.status, session.user])

  return <FlowContext value={flow}>{children}</FlowContext>
}

/** The visit's booking form, for `<BookingForm flow={…}>` and for what fills it from outside. */
export function useBookingFlow(): BookingFlow {
  const flow = use(FlowContext)
  if (!flow) throw new Error('useBookingFlow was called outside of BookingFlowProvider. Wrap the page in it.')
  return flow
}
