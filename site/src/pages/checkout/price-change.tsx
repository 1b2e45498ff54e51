import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'

/** The price that was agreed to no longer holds: the old one, the new one, and that nothing was booked. */
export function PriceChange({ beforeCents, nowCents }: { beforeCents: number; nowCents: number }) {
  const t = useT()
  const words = useBookingWords()
  const event = beforeCents === nowCents ? 'priceRenewed' : 'priceChanged'
  const prices = { before: words.money(beforeCents), now: words.money(nowCents) }
  return (
    <Banner tone="warning" live title={t(`checkout.${event}`)}>
      {t(`checkout.${event}Text`, prices)}
    </Banner>
  )
}
