import { useEffect, useRef } from 'react'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { QuoteChange } from './quote-change.tsx'
import { QuotePrice } from './quote-price.tsx'

/** The price, or what there is instead of one: how to get it, that it is on its way, why it did not come. */
export function QuoteBox() {
  const { display, id, text } = useBooking()
  const quote = useFlowState((state) => state.quote)
  const status = useFlowState((state) => state.status.quote)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the price may come in below the edge of the screen.
    if (quote) box.current?.scrollIntoView({ block: 'nearest' })
  }, [quote])
  return (
    <section ref={box} className="fi-quote" aria-labelledby={`${id}-quote`} aria-busy={status === 'working'}>
      <h3 className="fi-quote__title" id={`${id}-quote`}>
        {text.t('priceQuote')}
      </h3>
      <output className="fi-visually-hidden">
        {quote &&
          text.t('priceAnnouncement', {
            price: display.money(quote.totalPriceCents),
            time: display.time(quote.expiresAt),
          })}
      </output>
      <div className="fi-quote__change" role="alert">
        {quote && <QuoteChange quote={quote} />}
      </div>
      {quote && <QuotePrice quote={quote} />}
      {!quote && status === 'working' && <QuoteSkeleton />}
      {!quote && status === 'idle' && <p className="fi-quote__empty">{text.t('quoteEmpty')}</p>}
      {!quote && status === 'failed' && (
        <p className="fi-quote__empty fi-quote__empty--failed">
          <Icon name="warning" small />
          {text.t('quoteFailed')}
        </p>
      )}
    </section>
  )
}

/** About as tall as a price, so that little moves when it comes. */
function QuoteSkeleton() {
  return (
    <div className="fi-quote__price" aria-hidden="true">
      <div className="fi-quote__sum">
        <span className="fi-skeleton fi-skeleton--short" />
        <span className="fi-skeleton fi-skeleton--title" />
        <span className="fi-skeleton fi-skeleton--short" />
      </div>
      <div className="fi-quote__lines">
        <span className="fi-skeleton" />
        <span className="fi-skeleton" />
      </div>
    </div>
  )
}
