import { useEffect, useRef } from 'react'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** 'Location Not Available', after a place field was cleared (spec section 5). What stood there is still to be read, here. */
export function NotAvailableCard() {
  const { flow, text } = useBooking()
  const refused = useFlowState((state) => state.refused)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up by.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={card} className="fi-banner fi-banner--warning">
      <Icon name="pin" />
      <div className="fi-banner__body">
        <div className="fi-banner__text">
          <p className="fi-banner__title">{text.t('locationNotAvailable')}</p>
          <p className="fi-banner__message">
            {refused && (
              <>
                <q>{refused}</q>:{' '}
              </>
            )}
            {text.t('locationNotAvailableDescription')}
          </p>
        </div>
        <button
          type="button"
          className="fi-button fi-button--secondary fi-button--sm"
          onClick={() => flow.ports.checkout.viewDestinations()}
        >
          {text.t('viewDestinations')}
        </button>
      </div>
      <button
        type="button"
        className="fi-banner__dismiss"
        aria-label={text.t('dismiss')}
        onClick={() => flow.dismiss('notAvailable')}
      >
        <Icon name="close" small />
      </button>
    </div>
  )
}
