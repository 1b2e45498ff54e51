import { useRef, useState } from 'react'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { useLeave } from '../../subjects/checkout/use-leave.ts'
import { isCheckoutUnderWay, rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'
import './back-to-partner.css'

const SECONDS = 5

type BackToPartnerProps = { checkout: Checkout; leaveFor: (url: string) => void; seconds?: number }

/**
 * The way back to the partner's page, taken by itself after a few seconds by whoever comes straight from paying; not on a
 * later look, and not after "Stay here".
 */
export function BackToPartner({ checkout, leaveFor, seconds = SECONDS }: BackToPartnerProps) {
  const t = useT()
  const errorText = useErrorText()
  const back = useRef<HTMLButtonElement>(null)
  const [isOnTheWay] = useState(isCheckoutUnderWay)
  const leaving = useLeave(checkout, leaveFor)
  const { left, stop } = useSecondsLeft(isOnTheWay ? seconds : null, leave)

  function leave(): void {
    stop()
    leaving.mutate()
  }

  function stay(): void {
    stop()
    rememberCheckout(null)
    // The button that was pressed goes.
    back.current?.focus()
  }

  const { name, partner } = checkout.brand
  const where = partner ? name : t('paymentSuccess.thePage')
  const isLeaving = leaving.isPending || leaving.isSuccess
  return (
    <section className="back-to-partner" aria-label={t('paymentSuccess.wayBack')}>
      {left !== null && (
        <>
          <p className="back-to-partner__count" aria-hidden="true">
            {t('paymentSuccess.leaving', { partner: where, seconds: left })}
          </p>
          {/* Said once: a live region says what comes into it later, and not each second. */}
          <output className="fi-visually-hidden">
            {left < seconds && t('paymentSuccess.leaving', { partner: where, seconds: seconds - 1 })}
          </output>
        </>
      )}
      {leaving.error && (
        <Banner tone="danger" live>
          {errorText(leaving.error, t('paymentSuccess.backFailed'))}
        </Banner>
      )}
      <ScreenActions>
        <Button
          ref={back}
          icon="arrow-left"
          loading={isLeaving}
          loadingLabel={t('paymentSuccess.goingBack')}
          onClick={leave}
        >
          {t('paymentSuccess.backTo', { partner: where })}
        </Button>
        {left !== null && (
          <Button variant="secondary" onClick={stay}>
            {t('paymentSuccess.stay')}
          </Button>
        )}
      </ScreenActions>
    </section>
  )
}
