import type { Quote, QuoteLine } from '@fiacre/sdk'
import type { TextId } from '../../locales/text-id.ts'
import { useBooking } from './flow-context.ts'
import { priceLines } from './price-lines.ts'

const NAMES: Readonly<Record<QuoteLine['code'], TextId>> = {
  START: 'lineStart',
  DISTANCE: 'lineDistance',
  CLASS: 'lineClass',
  RETURN: 'lineReturn',
  MINIMUM: 'lineMinimum',
  CHILD_SEATS: 'lineChildSeats',
  MEET_AND_GREET: 'meetAndGreet',
  FLEXIBLE: 'levelFlexible',
  DISCOUNT: 'lineDiscount',
}

/** What the price is made of. The lines add up to the total as it is shown. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const reasonOf = ({ code, count, pricePerKm, percent }: QuoteLine): string | undefined => {
    switch (code) {
      case 'DISTANCE':
        return text.t('lineRate', {
          distance: display.distance(quote.oneWayDistance),
          price: display.rate(pricePerKm ?? quote.pricePerKm),
          unit: display.unit,
        })
      case 'CLASS':
        return percent === undefined ? undefined : text.t('lineClassReason', { percent })
      case 'MINIMUM':
        return text.t('lineMinimumReason', {
          vehicle: quote.vehicleType.name,
          price: display.wholeMoney(quote.vehicleType.minimumPriceCents),
        })
      case 'RETURN':
        return text.t('lineReturnReason')
      case 'DISCOUNT':
        return quote.promo?.percent === undefined
          ? quote.promo?.code
          : text.t('lineDiscountReason', { code: quote.promo.code, percent: quote.promo.percent })
      case 'CHILD_SEATS':
        return count === undefined ? undefined : childSeats(count)
      case 'MEET_AND_GREET':
        return quote.isRoundTrip ? text.t('bothWays') : undefined
      case 'FLEXIBLE':
        return percent === undefined ? undefined : text.t('lineFlexibleReason', { percent })
      case 'START':
        return undefined
    }
  }
  // The line counts a seat for each way that it goes.
  const childSeats = (count: number): string => {
    const seats = text.t('childSeatCount', { count: quote.isRoundTrip ? count / 2 : count })
    return quote.isRoundTrip ? `${seats}, ${text.t('bothWays')}` : seats
  }
  return (
    <ul className="fi-quote__lines">
      {priceLines(quote, (eurCents) => display.convert(eurCents)).map(({ line, cents }) => {
        const reason = reasonOf(line)
        return (
          <li
            key={line.code}
            className={
              line.code === 'DISCOUNT' ? 'fi-quote__line fi-quote__line--discount' : 'fi-quote__line'
            }
          >
            <span className="fi-quote__name">
              {text.t(NAMES[line.code], { vehicle: quote.vehicleType.name })}
              {reason !== undefined && <span className="fi-quote__rate">{reason}</span>}
            </span>
            <span className="fi-quote__amount">{display.converted(cents)}</span>
          </li>
        )
      })}
    </ul>
  )
}
