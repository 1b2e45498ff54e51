import type { Quote } from '@fiacre/sdk'
import { useState } from 'react'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { usePriceLines } from '../../subjects/booking/use-price-lines.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** What the price is made of, in euro, to the cent; the total at the end. On a phone only the total shows at first. */
export function PriceLines({ quote }: { quote: Quote }) {
  const t = useT()
  const words = useBookingWords()
  const { currency, price } = usePriceDisplay()
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 960px)').matches)
  const lines = usePriceLines()(quote.lines, quote)
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
