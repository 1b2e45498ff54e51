import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useClient } from '../../base/api/client-context.tsx'
import { balanceQuery, paymentMethodsQuery, travelAccountQuery } from '../../base/api/queries.ts'
import { HowYouPay } from '../payment/how-you-pay.tsx'
import { ConsentLine } from '../traveller/consent-line.tsx'
import { useSession } from '../session/use-session.ts'
import { BillingInPlace } from './billing-in-place.tsx'
import { useBillingOpen, useBookingFlow, usePaymentWish } from './booking-flow-provider.tsx'
import { wishedBy } from './payment-wish.ts'
import './before-booking.css'

/** Missing billing details, once they are opened, and how the booking is paid. */
export function BeforeBookingPart() {
  const client = useClient()
  const flow = useBookingFlow()
  const wish = usePaymentWish()
  const { user } = useSession()
  const quote = useStore(flow, (state) => state.quote)
  const isBillingMissing = useStore(flow, (state) => state.billingWarning)
  const isBillingOpen = useStore(useBillingOpen())
  const choice = useStore(wish)
  const { data: ways } = useQuery(paymentMethodsQuery(client))
  const { data: balance } = useQuery(balanceQuery(client))
  const { data: travel } = useQuery(travelAccountQuery(client))
  useEffect(() => {
    if (!ways) return
    // Without a balance, or a company, that is known none is offered.
    const own = { balanceCents: balance?.amountCents ?? 0, company: travel?.company ?? null }
    wish.setState({ offered: { ...ways, ...own } })
  }, [wish, ways, balance, travel])
  if (!user) return null
  return (
    <div className="before-booking">
      {isBillingMissing && isBillingOpen && <BillingInPlace user={user} />}
      {quote && choice.offered && (
        <HowYouPay
          payment={{ ...choice.offered, totalCents: quote.totalPriceCents }}
          pickup={quote}
          choice={wishedBy(user, choice)}
          onChange={(next) => wish.setState({ ...next, email: user.email })}
        />
      )}
      {quote && <ConsentLine to="book" />}
    </div>
  )
}
