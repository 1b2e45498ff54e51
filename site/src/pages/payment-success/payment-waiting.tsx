import type { Booking } from '@fiacre/sdk'
import { paymentPath } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

type PaymentWaitingProps = { booking: Booking; isSlow: boolean; isLooking: boolean; onLookAgain: () => void }

/** Until the gateway's word has come: calm at first, and after a while with something to do. */
export function PaymentWaiting({ booking, isSlow, isLooking, onLookAgain }: PaymentWaitingProps) {
  const t = useT()
  if (!isSlow) {
    return (
      <div className="fi-container">
        <EmptyState level={1} art={<Spinner size="lg" />} title={t('paymentSuccess.waiting')}>
          {t('paymentSuccess.waitingText')}
        </EmptyState>
      </div>
    )
  }
  // Paid by a way that clears later: there is no other way to offer.
  const isOnItsWay = booking.paymentStatus === 'processing'
  const actions = (
    <ScreenActions>
      <Button onClick={onLookAgain} loading={isLooking} loadingLabel={t('paymentSuccess.checking')}>
        {t('paymentSuccess.check')}
      </Button>
      {isOnItsWay ? (
        <ToDashboard variant="secondary" />
      ) : (
        <Link href={paymentPath(booking.id)} asChild>
          <ButtonLink variant="secondary">{t('paymentSuccess.moreWays')}</ButtonLink>
        </Link>
      )}
    </ScreenActions>
  )
  return (
    <div className="fi-container">
      <EmptyState
        level={1}
        icon="clock"
        title={t(isOnItsWay ? 'bookings.onItsWay' : 'paymentSuccess.slow')}
        action={actions}
      >
        {t(isOnItsWay ? 'paymentSuccess.onItsWayText' : 'paymentSuccess.slowText', {
          number: booking.bookingNumber,
        })}
      </EmptyState>
    </div>
  )
}
