import type { Profile, Quote } from '@fiacre/sdk'
import { useState } from 'react'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { Card } from '../../ui/card/card.tsx'
import { BillingStep } from './billing-step.tsx'
import { BookedStep } from './booked-step.tsx'
import { CheckoutHead } from './checkout-head.tsx'
import { checkoutStep } from './checkout-step.ts'
import { PayStep } from './pay-step.tsx'
import { QuoteMap } from './quote-map.tsx'
import { StepList } from './step-list.tsx'
import { TripCard } from './trip-card.tsx'
import { YouStep } from './you-step.tsx'

type CheckoutViewProps = {
  checkout: Checkout
  user: Profile | undefined
  leaveFor: (url: string) => void
  onStale: () => void
}

/** The trip, and beside it the next step towards its payment. */
export function CheckoutView({ checkout, user, leaveFor, onStale }: CheckoutViewProps) {
  // A price that has taken the place of the checkout's own, and the one before it.
  const [fresh, setFresh] = useState<{ quote: Quote; beforeCents: number } | null>(null)
  const quote = fresh?.quote ?? checkout.quote
  const step = checkoutStep(checkout, user ?? null)
  const screen = useHeadingFocus<HTMLDivElement>(step, 'h2')
  return (
    <div className="fi-container checkout">
      <CheckoutHead checkout={checkout} leaveFor={leaveFor} />
      <div className="checkout__columns">
        <TripCard journey={checkout.journey} quote={quote} />
        <div className="checkout__next" ref={screen}>
          <StepList step={step} />
          <Card as="section" tone="lifted" className="fi-stack">
            {step === 'you' && <YouStep />}
            {step === 'billing' && user && <BillingStep user={user} />}
            {step === 'booked' && checkout.booking && (
              <BookedStep booking={checkout.booking} totalCents={checkout.quote.totalPriceCents} />
            )}
            {step === 'pay' && user && (
              <PayStep
                checkout={checkout}
                quote={quote}
                replacedCents={fresh?.beforeCents ?? null}
                user={user}
                leaveFor={leaveFor}
                onNewPrice={(next) => setFresh({ quote: next, beforeCents: quote.totalPriceCents })}
                onStale={onStale}
              />
            )}
          </Card>
        </div>
        <QuoteMap quote={quote} />
      </div>
    </div>
  )
}
