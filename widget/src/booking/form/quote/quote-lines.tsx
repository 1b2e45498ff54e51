import type { Quote } from '@fiacre/sdk'
import { useBooking } from '../flow-context.ts'
import { priceLines } from './converted-lines.ts'
import { LINE_NAMES, lineReason } from './quote-words.ts'

/** What the price is made of. The lines add up to the total as it is shown. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const write = { ...display, text }
  return (
    <ul className="fi-quote__lines">
      {priceLines(quote, (eurCents) => display.convert(eurCents)).map(({ line, cents }) => {
        const reason = lineReason(line, quote, write)
        return (
          <li
            key={line.code}
            className={
              line.code === 'DISCOUNT' ? 'fi-quote__line fi-quote__line--discount' : 'fi-quote__line'
            }
          >
            <span className="fi-quote__name">
              {text.t(LINE_NAMES[line.code], { vehicle: quote.vehicleType.name })}
              {reason !== undefined && <span className="fi-quote__rate">{reason}</span>}
            </span>
            <span className="fi-quote__amount">{display.converted(cents)}</span>
          </li>
        )
      })}
    </ul>
  )
}
