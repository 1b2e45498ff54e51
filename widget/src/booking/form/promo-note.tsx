import type { Quote } from '@fiacre/sdk'
import type { TextId } from '../../locales/text-id.ts'
import { useBooking } from './flow-context.ts'

type Reason = NonNullable<NonNullable<Quote['promo']>['reason']>

const WORDS: Readonly<Record<Reason, TextId>> = {
  UNKNOWN: 'promoUnknown',
  NOT_YET: 'promoNotYet',
  EXPIRED: 'promoExpired',
  USED_UP: 'promoUsedUp',
  ALREADY_USED: 'promoAlreadyUsed',
  OTHER_CLASS: 'promoOtherClass',
  OTHER_PARTNER: 'promoOtherPartner',
}

/** Why a promo code takes nothing off, calmly: the price is as it would be without. */
export function PromoNote({ quote: { promo } }: { quote: Quote }) {
  const { text } = useBooking()
  if (!promo || promo.applied) return null
  // A reason that this version does not know is told in the service's own words.
  const words = promo.reason && (WORDS[promo.reason] as TextId | undefined)
  return (
    <output className="fi-quote__promo">{words ? text.t(words, { code: promo.code }) : promo.message}</output>
  )
}
