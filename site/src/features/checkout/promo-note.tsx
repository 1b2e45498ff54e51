import type { Quote } from '@fiacre/sdk'
import { useT } from '../../i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Why a promo code takes nothing off. One that does stands among the lines of the price. */
export function PromoNote({ promo }: Pick<Quote, 'promo'>) {
  const t = useT()
  if (!promo || promo.applied) return null
  return (
    <p className="checkout-trip__note">
      <Icon name="info" size="sm" />
      {t(`checkout.promo.${promo.reason ?? 'UNKNOWN'}`, { code: promo.code })}
    </p>
  )
}
