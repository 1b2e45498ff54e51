import { QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { CARD } from './later-shapes.ts'

/** 'Please add your billing information', when a booking needs it (spec section 4). */
export function BillingCard() {
  const { flow, text } = useBooking()
  return (
    <div className="fi-banner fi-banner--warning">
      <Icon path={CARD} />
      <div className="fi-banner__body">
        <div className="fi-banner__text">
          <p className="fi-banner__title">{text.t('addBillingInformation')}</p>
          <p className="fi-banner__message">
            {text.t('billingDescription', { minutes: QUOTE_VALIDITY_MINUTES })}
          </p>
        </div>
        <button
          type="button"
          className="fi-button fi-button--secondary fi-button--sm"
          onClick={() => flow.ports.checkout.completeProfile()}
        >
          {text.t('completeProfile')}
        </button>
      </div>
    </div>
  )
}
