import type { Quote } from '@fiacre/sdk'
import { useBooking } from '../flow-context.ts'
import { promoReason } from './quote-words.ts'

/** Why a promo code takes nothing off. One that does stands among the lines of the price. */
export function PromoNote({ quote: { promo } }: { quote: Quote }) {
  const { text } = useBooking()
  const reason = promoReason(promo, text)
  return reason === undefined ? null : <output className="fi-quote__promo">{reason}</output>
}
