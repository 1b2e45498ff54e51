import { useEffect, useRef } from 'react'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Failed, Missing } from '../missing.tsx'
import { QuoteSkeleton } from './quote-skeleton.tsx'
import { quoteView } from '../quote-view.ts'
import { useLater } from '../use-later.ts'

/** The price, or what there is instead of one: how to get it, that it is on its way, why it did not come. */
export function QuoteBox() {
  const { display, id, text } = useBooking()
  const quote = useFlowState((state) => state.quote)
  const status = useFlowState((state) => state.status.quote)
  const failure = useFlowState((state) => state.quoteFailure)
  const { part: view, isMissing, again } = useLater(quoteView, quote !== null)
  const box = useRef<HTMLElement>(null)
  const shown = quote === null ? undefined : view
  useEffect(() => {
    if (box.current) shown?.showClasses(box.current)
  }, [shown])
  return (
    <section
      ref={box}
      part="quote"
      className="fi-quote"
      aria-labelledby={`${id}-quote`}
      aria-busy={status === 'working'}
    >
      <h2 className="fi-quote__title" id={`${id}-quote`}>
        {text.t('priceQuote')}
      </h2>
      <output className="fi-visually-hidden">
        {quote &&
          text.t('priceAnnouncement', {
            vehicle: quote.vehicleType.name,
            price: display.money(quote.totalPriceCents),
            time: display.time(quote.expiresAt),
          })}
      </output>
      <div className="fi-quote__change" role="alert">
        {view && <view.QuoteChange quote={quote} />}
      </div>
      <div className="fi-quote__room">
        {quote && view && <view.QuotePrice quote={quote} />}
        {/* Under a price it stays unseen and keeps the room: what is below does not move when the price comes. */}
        {(quote ? !isMissing : status === 'working') && <QuoteSkeleton />}
      </div>
      {!quote && status === 'idle' && <p className="fi-quote__empty">{text.t('quoteEmpty')}</p>}
      {!quote && status === 'failed' && (
        <Failed>{failure === null ? text.t('quoteFailed') : text.say(failure)}</Failed>
      )}
      {quote && isMissing && <Missing again={again} />}
    </section>
  )
}
