import { DEFAULT_CURRENCY } from '@fiacre/sdk/rules'
import { useEffect, useRef } from 'react'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { quoteView } from './quote-view.ts'
import { useLater } from './use-later.ts'

/** The price, or what there is instead of one: how to get it, that it is on its way, why it did not come. */
export function QuoteBox() {
  const { display, id, text } = useBooking()
  const quote = useFlowState((state) => state.quote)
  const status = useFlowState((state) => state.status.quote)
  const failure = useFlowState((state) => state.quoteFailure)
  const { part: view, isMissing, again } = useLater(quoteView, quote !== null)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the price may come in below the edge of the screen.
    if (quote && view) box.current?.scrollIntoView({ block: 'nearest' })
  }, [quote, view])
  const isWaiting = quote ? !view && !isMissing : status === 'working'
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
            price: display.money(quote.totalPriceCents),
            time: display.time(quote.expiresAt),
          })}
      </output>
      <div className="fi-quote__change" role="alert">
        {quote && view && <view.QuoteChange quote={quote} />}
      </div>
      <div className="fi-quote__room">
        {quote && view && <view.QuotePrice quote={quote} />}
        {/* Under a price it stays unseen and keeps the room: what is below does not move when the price comes. */}
        {(isWaiting || (quote && view)) && <QuoteSkeleton />}
      </div>
      {!quote && status === 'idle' && <p className="fi-quote__empty">{text.t('quoteEmpty')}</p>}
      {!quote && status === 'failed' && (
        <Failed>{failure === null ? text.t('quoteFailed') : text.say(failure)}</Failed>
      )}
      {quote && isMissing && (
        <>
          <Failed>{text.t('networkProblem')}</Failed>
          <button
            type="button"
            className="fi-button fi-button--secondary fi-button--sm fi-quote__again"
            onClick={again}
          >
            {text.t('tryAgain')}
          </button>
        </>
      )}
    </section>
  )
}

/** Why there is no price to see. */
function Failed({ children }: { children: string }) {
  return (
    <p className="fi-quote__empty fi-quote__empty--failed">
      <Icon name="warning" small />
      {children}
    </p>
  )
}

/** As tall as a price for what is asked. */
function QuoteSkeleton() {
  const { flow, display } = useBooking()
  const { isRoundTrip, vehicleTypeId } = useFlowState(({ form }) => form)
  const isOtherClass = vehicleTypeId !== flow.getState().vehicles[0]?.id
  const lines =
    2 + Number(isRoundTrip) + Number(isOtherClass) + Number(Boolean(flow.ports.terms?.().promoCode))
  return (
    <div className="fi-quote__price" aria-hidden="true">
      <div className="fi-quote__sum">
        <span className="fi-skeleton fi-skeleton--title" />
        <span className="fi-skeleton" />
      </div>
      <div className="fi-quote__lines">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className="fi-skeleton" />
        ))}
      </div>
      <span className="fi-quote__map" />
      <span className="fi-skeleton" />
      {display.currency !== DEFAULT_CURRENCY && <span className="fi-skeleton" />}
    </div>
  )
}
