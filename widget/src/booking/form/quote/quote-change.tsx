import { missingQuoteFields, QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import { useState } from 'react'
import { journey } from '../../flow/requests.ts'
import type { FlowState } from '../../flow/state.ts'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'

/** Says that a price ran out, that another has taken its place and waits for a yes, or that the trip has changed since. */
export function QuoteChange({ quote }: { quote: Quote | null }) {
  const { display, text } = useBooking()
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  const replaced = useFlowState(({ replacedCents }) => replacedCents)
  const isTripChanged = useTripChanged(quote)
  if (isTripChanged) return <p className="fi-quote__promo">{text.t('tripChanged')}</p>
  const event = quote && eventOf(quote, isExpired, replaced)
  if (!event) return null
  const after = display.money(quote.totalPriceCents)
  const before = replaced === null ? after : display.money(replaced)
  return (
    <div className="fi-banner fi-banner--warning">
      <Icon name={isExpired ? 'clock' : 'warning'} />
      <div className="fi-banner__text">
        <p className="fi-banner__title">{text.t(event)}</p>
        <p className="fi-banner__message">
          {text.t(`${event}Description`, { minutes: QUOTE_VALIDITY_MINUTES, before, after })}
        </p>
      </div>
    </div>
  )
}

function eventOf(quote: Quote, isExpired: boolean, replaced: number | null) {
  if (isExpired) return 'quoteExpired'
  if (replaced === null) return undefined
  return replaced === quote.totalPriceCents ? 'priceConfirmed' : 'priceChanged'
}

/** Whether the last price is gone because the trip is another one now, and still a whole one. */
function useTripChanged(quote: Quote | null): boolean {
  const { flow } = useBooking()
  const [priced, setPriced] = useState<{ quote: Quote; trip: string } | null>(null)
  if (quote && quote !== priced?.quote) setPriced({ quote, trip: tripOf(flow.getState()) })
  return useFlowState((state) => {
    const { form, status } = state
    if (quote || priced === null || status.quote !== 'idle' || status.booking !== 'idle') return false
    return missingQuoteFields(form).length === 0 && tripOf(state) !== priced.trip
  })
}

function tripOf(state: FlowState): string {
  return JSON.stringify(journey(state))
}
