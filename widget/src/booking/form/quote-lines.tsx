import type { Quote, QuoteLine } from '@fiacre/sdk'
import type { TextId } from '../../locales/text-id.ts'
import { useBooking } from './flow-context.ts'
import { priceLines } from './price-lines.ts'

const NAMES: Readonly<Record<QuoteLine['code'], TextId>> = {
  START: 'lineStart',
  DISTANCE: 'lineDistance',
  RETURN: 'lineReturn',
  MINIMUM: 'lineMinimum',
}

/** What the price is made of. The lines add up to the total as it is shown. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const rate = text.t('lineRate', {
    distance: display.distance(quote.oneWayDistance),
    price: display.rate(quote.pricePerKm),
    unit: display.unit,
  })
  return (
    <ul className="fi-quote__lines">
      {priceLines(quote, display.currency).map(({ line, cents }) => (
        <li key={line.code} className="fi-quote__line">
          <span className="fi-quote__name">
            {text.t(NAMES[line.code])}
            {line.code === 'DISTANCE' && <span className="fi-quote__rate">{rate}</span>}
          </span>
          <span className="fi-quote__amount">{display.converted(cents)}</span>
        </li>
      ))}
    </ul>
  )
}
