import { FiacreError, type Profile } from '@fiacre/sdk'
import { paymentPath } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { UnpaidWayBack } from '../../subjects/checkout/unpaid-way-back.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { AwaitedTransfer } from './awaited-transfer.tsx'
import { BookedTrip } from './booked-trip.tsx'
import { PaymentWaiting } from './payment-waiting.tsx'
import { ResultMessage } from './result-message.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'
import { useSettledBooking } from './use-settled-booking.ts'
import { isOnInvoice, refundPlace } from '../../subjects/booking/refund-place.ts'

type PaymentResultProps = { bookingId: number; user: Profile; leaveFor: (url: string) => void }

/** What came of paying for a booking that may exist. */
export function PaymentResult({ bookingId, user, leaveFor }: PaymentResultProps) {
  const t = useT()
  const words = useBookingWords()
  const { booking, view, error, isFetching, isSlow, lookAgain } = useSettledBooking(bookingId)
  const screen = useHeadingFocus<HTMLDivElement>(isSlow ? 'slow' : view)

  if (!booking) {
    if (!error) return <ResultSkeleton />
    if (error instanceof FiacreError && (error.status === 404 || error.status === 400)) {
      return (
        <ResultMessage icon="route" title={t('bookings.notFound')} action={<ToDashboard />}>
          {t('bookings.notFoundText')}
        </ResultMessage>
      )
    }
    const retry = (
      <Button onClick={lookAgain} loading={isFetching} loadingLabel={t('bookings.loading')}>
        {t('tryAgain')}
      </Button>
    )
    return (
      <ResultMessage icon="warning" title={t('bookings.loadFailed')} action={retry}>
        {t('paymentSuccess.loadFailedText')}
      </ResultMessage>
    )
  }

  const number = booking.bookingNumber
  const retryPayment = (
    <>
      <Link href={paymentPath(booking.id)} asChild>
        <ButtonLink>{t('bookings.retryPayment')}</ButtonLink>
      </Link>
      <ToDashboard variant="secondary" />
      <UnpaidWayBack bookingId={booking.id} leaveFor={leaveFor} />
    </>
  )
  return (
    <div ref={screen}>
      {view === 'paid' && <BookedTrip booking={booking} user={user} leaveFor={leaveFor} />}
      {view === 'waiting' && (
        <PaymentWaiting booking={booking} isSlow={isSlow} isLooking={isFetching} onLookAgain={lookAgain} />
      )}
      {view === 'transfer' && <AwaitedTransfer booking={booking} />}
      {view === 'failed' && (
        <ResultMessage icon="warning" title={t('bookings.failed')} action={retryPayment}>
          {t('paymentSuccess.failedText', { number })}
        </ResultMessage>
      )}
      {view === 'cancelled' && (
        <ResultMessage icon="info" title={t('bookings.isCancelled')} action={<ToDashboard />}>
          {booking.refundedCents > 0 && !isOnInvoice(booking)
            ? t('paymentSuccess.refundedText', {
                number,
                amount: words.money(booking.refundedCents),
                to: refundPlace(booking),
              })
            : t('paymentSuccess.cancelledText', { number })}
        </ResultMessage>
      )}
    </div>
  )
}
