import { QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** Says that a price ran out, or that another has taken its place and waits for a yes. */
export function QuoteChange({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  const replaced = useFlowState(({ replacedCents }) => replacedCents)
  if (!isExpired && replaced === null) return null
  const event = isExpired
    ? 'quoteExpired'
    : replaced === quote.totalPriceCents
      ? 'priceConfirmed'
      : 'priceChanged'
  const values = {
    minutes: QUOTE_VALIDITY_MINUTES,
    before: display.money(replaced ?? quote.totalPriceCents),
    after: display.money(quote.totalPriceCents),
  }
  return (
    <div className="fi-banner fi-banner--warning">
      <Icon name={isExpired ? 'clock' : 'warning'} />
      <div className="fi-banner__text">
        <p className="fi-banner__title">{text.t(event)}</p>
        <p className="fi-banner__message">{text.t(`${event}Description`, values)}</p>
      </div>
    </div>
  )
}
