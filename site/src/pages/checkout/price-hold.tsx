import { writtenLanguage } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useHasPassed } from './use-has-passed.ts'

/** Until when the price holds, on the traveller's own clock, and what happens after that. */
export function PriceHold({ expiresAt }: { expiresAt: string }) {
  const t = useT()
  const { language } = useLanguage()
  const isOver = useHasPassed(expiresAt)
  const clock = new Intl.DateTimeFormat(writtenLanguage(language).tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <p className="checkout-pay__hold">
      {isOver ? t('checkout.priceOver') : t('heldUntil', { time: clock.format(new Date(expiresAt)) })}
    </p>
  )
}
