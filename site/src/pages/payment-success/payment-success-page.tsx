import { useSearch } from 'wouter'
import { bookingParameter } from '../../subjects/booking/booking-parameter.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { PaymentResult } from './payment-result.tsx'
import { ResultMessage } from './result-message.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

/** `/payment-success?booking=id`: where a payment leads back to. It reads how things stand and changes nothing. */
export function PaymentSuccessPage({ leaveFor = (url: string) => location.assign(url) }) {
  const t = useT()
  const bookingId = bookingParameter(useSearch())
  const { status, user } = useSession()

  if (!user) {
    return (
      <>
        {status === 'signed-out' && <ToSignIn />}
        <ResultSkeleton />
      </>
    )
  }
  if (bookingId === null) {
    return (
      <ResultMessage icon="warning" title={t('payments.invalid')} action={<ToDashboard />}>
        {t('bookings.invalidText')}
      </ResultMessage>
    )
  }
  return <PaymentResult key={bookingId} bookingId={bookingId} user={user} leaveFor={leaveFor} />
}
