import { useSearch } from 'wouter'
import { bookingParameter } from '../../subjects/booking/booking-parameter.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PaymentOfBooking } from './payment-of-booking.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

/** `/payment?booking=id`: pays for one of the traveller's own bookings (spec section 2). */
export function PaymentPage({ leaveFor = (url: string) => location.assign(url) }) {
  const t = useT()
  const bookingId = bookingParameter(useSearch())
  const { status, user } = useSession()

  if (!user) {
    return (
      <>
        {status === 'signed-out' && <ToSignIn />}
        <PaymentSkeleton />
      </>
    )
  }
  if (bookingId === null) {
    return (
      <div className="fi-container">
        <EmptyState level={1} icon="warning" title={t('payments.invalid')} action={<ToDashboard />}>
          {t('payment.invalidText')}
        </EmptyState>
      </div>
    )
  }
  // A page for each booking: what was typed for one is not sent for another.
  return <PaymentOfBooking key={bookingId} bookingId={bookingId} user={user} leaveFor={leaveFor} />
}
