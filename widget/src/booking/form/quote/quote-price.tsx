import { DEFAULT_CURRENCY } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import { useBooking, useFlowState } from '../flow-context.ts'
import { QuoteDetails } from './quote-details.tsx'
import { QuoteHeld } from './quote-held.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteMap } from './quote-map.tsx'
import { PromoNote } from './promo-note.tsx'
import { QuotePlaces } from './quote-places.tsx'

/** A price: the total, what it is made of, and how long it holds. */
export function QuotePrice({ quote }: { quote: Quote }) {
  const { display, text } = useBooking()
  const isExpired = useFlowState(({ quoteExpired }) => quoteExpired)
  return (
    <div className={isExpired ? 'fi-quote__price is-expired' : 'fi-quote__price'}>
      <div className="fi-quote__sum">
        <p className="fi-visually-hidden">{text.t('totalPrice')}</p>
        <p className="fi-quote__total" part="total">
          {display.money(quote.totalPriceCents)}
        </p>
        {!isExpired && <QuoteHeld quote={quote} />}
        <QuoteDetails quote={quote} />
      </div>
      <QuoteLines quote={quote} />
      <PromoNote quote={quote} />
      <QuoteMap quote={quote} />
      <div className="fi-quote__notes">
        <QuotePlaces quote={quote} />
        {quote.estimated && <p>{text.t('estimated')}</p>}
        {display.currency !== DEFAULT_CURRENCY && (
          <p>{text.t('chargedInEuro', { price: display.euros(quote.totalPriceCents) })}</p>
        )}
      </div>
    </div>
  )
}
