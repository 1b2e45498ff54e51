import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** 'Location Not Available', after a place field was cleared (spec section 5). */
export function NotAvailableCard() {
  const { flow, text } = useBooking()
  return (
    <div className="fi-banner fi-banner--warning">
      <Icon name="pin" />
      <div className="fi-banner__body">
        <div className="fi-banner__text">
          <p className="fi-banner__title">{text.t('locationNotAvailable')}</p>
          <p className="fi-banner__message">{text.t('locationNotAvailableDescription')}</p>
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
