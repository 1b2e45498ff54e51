import type { Quote } from '@fiacre/sdk'
import { useT } from '../../i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

type Reason = NonNullable<NonNullable<Quote['promo']>['reason']>

/** In the words of the booking form, which says the same beside its price. */
const WORDS = {
  UNKNOWN: 'promoUnknown',
  NOT_YET: 'promoNotYet',
  EXPIRED: 'promoExpired',
  USED_UP: 'promoUsedUp',
  ALREADY_USED: 'promoAlreadyUsed',
  OTHER_CLASS: 'promoOtherClass',
  OTHER_PARTNER: 'promoOtherPartner',
} as const satisfies Readonly<Record<Reason, string>>

/** Why a promo code takes nothing off. One that does stands among the lines of the price. */
export function PromoNote({ promo }: Pick<Quote, 'promo'>) {
  const t = useT()
  if (!promo || promo.applied) return null
  return (
    <p className="checkout-trip__note">
      <Icon name="info" size="sm" />
      {t(WORDS[promo.reason ?? 'UNKNOWN'], { code: promo.code })}
    </p>
  )
}
