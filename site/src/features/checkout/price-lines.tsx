import type { Quote, QuoteLine } from '@fiacre/sdk'
import { useState } from 'react'
import { useBookingWords } from '../../bookings/use-booking-words.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { usePriceDisplay } from '../../preferences/use-price-display.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** The names of the lines, the booking form's own where it has them. */
const NAMES = {
  START: 'lineStart',
  DISTANCE: 'lineDistance',
  CLASS: 'lineClass',
  RETURN: 'lineReturn',
  MINIMUM: 'lineMinimum',
  CHILD_SEATS: 'checkout.lineChildSeats',
  MEET_AND_GREET: 'checkout.lineMeetAndGreet',
  FLEXIBLE: 'checkout.lineFlexible',
  DISCOUNT: 'lineDiscount',
} as const satisfies Readonly<Record<QuoteLine['code'], string>>

/** What the price is made of, in euro, to the cent; the total at the end. On a phone only the total shows at first. */
export function PriceLines({ quote }: { quote: Quote }) {
  const t = useT()
  const words = useBookingWords()
  const { currency, price } = usePriceDisplay()
  const reasonOf = useLineReason(quote)
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 960px)').matches)
  const lines = quote.lines.map((line) => {
    const reason = reasonOf(line)
    return {
      term: (
        <>
          {t(NAMES[line.code], { vehicle: quote.vehicleType.name })}
          {reason && <span className="checkout-price__reason">{reason}</span>}
        </>
      ),
      details: words.money(line.amountCents),
    }
  })
  const total = (
    <>
      {words.money(quote.totalPriceCents)}
      {currency !== 'EUR' && (
        <span className="checkout-price__about">
          {t('checkout.about', { price: price(quote.totalPriceCents) })}
        </span>
      )}
    </>
  )
  return (
    <div className="checkout-price">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="checkout-price__summary">
          {t('checkout.price')}
          <Icon name="chevron-down" size="sm" />
        </summary>
        <DescriptionList items={lines} />
      </details>
      <DescriptionList items={[{ term: t('bookings.total'), details: total, total: true }]} />
    </div>
  )
}

function useLineReason(quote: Quote): (line: QuoteLine) => string | undefined {
  const t = useT()
  const words = useBookingWords()
  return ({ code, pricePerKm, percent, count }) => {
    switch (code) {
      case 'DISTANCE':
        return t('lineRate', {
          distance: words.distance(quote.oneWayDistance),
          price: words.money(Math.round((pricePerKm ?? quote.pricePerKm) * 100)),
          unit: 'km',
        })
      case 'CLASS':
        return percent === undefined ? undefined : t('lineClassReason', { percent })
      case 'MINIMUM':
        return t('lineMinimumReason', {
          vehicle: quote.vehicleType.name,
          price: words.money(quote.vehicleType.minimumPriceCents),
        })
      case 'RETURN':
        return t('lineReturnReason')
      case 'CHILD_SEATS':
      case 'MEET_AND_GREET':
        return count === undefined || count === 1 ? undefined : t('checkout.lineCount', { count })
      case 'FLEXIBLE':
        return percent === undefined ? undefined : t('checkout.lineFlexibleReason', { percent })
      case 'DISCOUNT':
        return discountReason(quote, percent)
      case 'START':
        return undefined
    }
  }

  function discountReason({ promo }: Quote, percent: number | undefined): string | undefined {
    if (!promo) return undefined
    const share = percent ?? promo.percent
    return share === undefined ? promo.code : t('lineDiscountReason', { code: promo.code, percent: share })
  }
}
