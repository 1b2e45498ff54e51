import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useLocalMoment } from '../../../subjects/booking/place-moment.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { bookingPath } from '../admin-address.ts'
import type { ClientRecordFacts } from './record-reads.ts'

/** Bookings in short, the newest first; each leads to its page. */
export function BookingList({ bookings }: Pick<ClientRecordFacts, 'bookings'>) {
  const t = useT()
  const localMoment = useLocalMoment()
  const { aim, money } = useBookingWords()
  if (bookings.length === 0) return <p className="fi-muted">{t('record.noBookings')}</p>
  return (
    <ul className="admin-trail">
      {bookings.map(({ id, bookingNumber, pickupLocation, pickupAt, timeZone, ...booking }) => (
        <li key={id}>
          <p>
            <Link className="admin-link" href={bookingPath(id)}>
              {bookingNumber}
            </Link>{' '}
            · {t(`bookings.status.${booking.status}`)} · {t(`bookings.payment.${booking.paymentStatus}`)} ·{' '}
            {money(booking.totalPriceCents)}
          </p>
          <p className="fi-small fi-muted">
            {pickupLocation} – {aim(booking)},{' '}
            <time dateTime={pickupAt}>{localMoment(pickupAt, timeZone)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
