import type { BookingFlow } from '@fiacre/widget'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useClient } from '../../base/api/client-context.tsx'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { useVisit } from '../../base/visit/visit-provider.tsx'
import { createPaymentWish, type PaymentWish } from './payment-wish.ts'
import { siteFlow, type FlowPage } from './site-flow.ts'

type VisitFlow = {
  readonly flow: BookingFlow
  readonly paymentWish: PaymentWish
  readonly billing: StoreApi<boolean>
}

const FlowContext = createContext<VisitFlow | null>(null)

/**
 * One booking form for the whole visit: what was entered on the landing page is still there in the dashboard's Book
 * tab, and after a look at another tab.
 */
export function BookingFlowProvider({ children }: { children: ReactNode }) {
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const translator = useTranslator()
  const session = useSession()
  const visit = useVisit()
  const [, navigate] = useLocation()
  // The flow is made once, the page around it changes: it looks at the page when it needs it.
  const [page] = useState(() => createStore<FlowPage>()(() => ({ session, translator, navigate })))
  const [made] = useState(() => {
    const paymentWish = createPaymentWish()
    const billing = createStore<boolean>()(() => false)
    const openBilling = () => billing.setState(true, true)
    const flow = siteFlow({ client, cache, notify, page, visit, paymentWish, openBilling })
    return { flow, paymentWish, billing }
  })
  const { flow } = made

  useEffect(() => page.setState({ translator, navigate }), [page, translator, navigate])
  useEffect(() => {
    page.setState({ session })
    flow.sessionChanged()
  }, [page, flow, session])

  const preferred = session.user?.preferences?.accessLevel
  useEffect(() => {
    // A price that is there was made for the level that was chosen for it.
    if (preferred && flow.getState().quote === null) flow.setField('accessLevel', preferred)
  }, [flow, preferred])

  return <FlowContext value={made}>{children}</FlowContext>
}

/** The visit's booking form, for `<SiteBookingForm>` and for what fills it from outside. */
export function useBookingFlow(): BookingFlow {
  return useVisitFlow().flow
}

/** How the visit's next booking shall be paid. */
export function usePaymentWish(): PaymentWish {
  return useVisitFlow().paymentWish
}

/** Whether the billing details are open beside the price. */
export function useBillingOpen(): StoreApi<boolean> {
  return useVisitFlow().billing
}

function useVisitFlow() {
  const made = use(FlowContext)
  if (!made) throw new Error('useBookingFlow was called outside of BookingFlowProvider. Wrap the page in it.')
  return made
}
