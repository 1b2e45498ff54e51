import type { Quote } from '@fiacre/sdk'
import { formatDuration, formatPromisedDistance } from '@fiacre/sdk/rules'
import { useBooking } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { ROUTE } from '../later-shapes.ts'

/** One way, round trip or by the hour, how far, and how long. */
export function QuoteDetails({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const { distance: km, durationHours } = quote
  const { unit } = display
  const far = durationHours
    ? text.t('hireIncluded', { distance: formatPromisedDistance(km, { unit, locale: text.locale }) })
    : display.distance(km)
  const duration = formatDuration(quote.duration, text.locale)
  return (
    <ul className="fi-quote__details">
      <li>{quote.vehicleType.name}</li>
      <li>{text.t(durationHours ? 'hourly' : quote.isRoundTrip ? 'roundTrip' : 'oneWay')}</li>
      <li>
        <span className="fi-visually-hidden">{text.t('quoteDistance')} </span>
        <Icon path={ROUTE} small />
        {far}
      </li>
      <li>
        <span className="fi-visually-hidden">{text.t('quoteDuration')} </span>
        <Icon name="clock" small />
        {quote.isRoundTrip ? text.t('durationEachWay', { duration }) : duration}
      </li>
    </ul>
  )
}
