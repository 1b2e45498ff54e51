import type { Quote } from '@fiacre/sdk'
import { promoReason } from '@fiacre/widget/quote-words'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Why a promo code takes nothing off. One that does stands among the lines of the price. */
export function PromoNote({ promo }: Pick<Quote, 'promo'>) {
  const reason = promoReason(promo, useTranslator())
  if (reason === undefined) return null
  return (
    <p className="checkout-trip__note">
      <Icon name="info" size="sm" />
      {reason}
    </p>
  )
}
