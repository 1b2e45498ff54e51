import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ownClockTime } from '../../base/i18n/local-times.ts'
import { useHasPassed } from './use-has-passed.ts'

/** Until when the price holds, on the traveller's own clock, and what happens after that. */
export function PriceHold({ expiresAt }: { expiresAt: string }) {
  const t = useT()
  const { language } = useLanguage()
  const isOver = useHasPassed(expiresAt)
  return (
    <p className="checkout-pay__hold">
      {isOver ? t('checkout.priceOver') : t('heldUntil', { time: ownClockTime(expiresAt, language) })}
    </p>
  )
}
