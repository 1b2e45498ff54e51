import { useSearch } from 'wouter'
import { bookingParameter } from '../../subjects/booking/booking-parameter.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { BookingMessage } from './booking-message.tsx'
import { BookingOfId } from './booking-of-id.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'

/** `/booking?booking=id`: everything about one of the traveller's own bookings, and what can be done about it. */
export function BookingPage({ leaveFor = (url: string) => location.assign(url) }) {
  const t = useT()
  const bookingId = bookingParameter(useSearch())
  const { status, user } = useSession()

  if (!user) {
    return (
      <>
        {status === 'signed-out' && <ToSignIn />}
        <BookingSkeleton />
      </>
    )
  }
  if (bookingId === null) {
    return (
      <BookingMessage icon="warning" title={t('booking.invalid')}>
        {t('bookings.invalidText')}
      </BookingMessage>
    )
  }
  return <BookingOfId key={bookingId} bookingId={bookingId} leaveFor={leaveFor} />
}
