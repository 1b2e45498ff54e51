import type { Quote } from '@fiacre/sdk'
import { formatDuration } from '@fiacre/sdk/rules'
import { useBooking } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { ROUTE } from '../later-shapes.ts'

/** One way or round trip, how far, and how long. */
export function QuoteDetails({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const duration = formatDuration(quote.duration, text.locale)
  return (
    <ul className="fi-quote__details">
      <li>{quote.vehicleType.name}</li>
      <li>{text.t(quote.isRoundTrip ? 'roundTrip' : 'oneWay')}</li>
      <li>
        <span className="fi-visually-hidden">{text.t('quoteDistance')} </span>
        <Icon path={ROUTE} small />
        {display.distance(quote.distance)}
      </li>
      <li>
        <span className="fi-visually-hidden">{text.t('quoteDuration')} </span>
        <Icon name="clock" small />
        {quote.isRoundTrip ? text.t('durationEachWay', { duration }) : duration}
      </li>
    </ul>
  )
}
