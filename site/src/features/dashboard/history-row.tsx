import type { Booking } from '@fiacre/sdk'
import { paymentPath } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { calendarLeaf, fullDay } from '../../bookings/local-times.ts'
import { paymentAction } from '../../bookings/payment-action.ts'
import { RouteLine } from '../../bookings/route-line.tsx'
import { StatusBadges } from '../../bookings/status-badges.tsx'
import { TripTime } from '../../bookings/trip-time.tsx'
import { useBookingWords } from '../../bookings/use-booking-words.ts'
import { useLanguage, useT } from '../../i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HistoryDetails } from './history-details.tsx'

/** One booking: a row where there is room, a card where there is not. */
export function HistoryRow({ booking }: { booking: Booking }) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const {
    bookingNumber: number,
    pickupLocation: from,
    destination: to,
    pickupDate,
    pickupTime,
    timeZone,
  } = booking
  const leaf = calendarLeaf(pickupDate, language)
  const facts = [
    number,
    booking.vehicleType.name,
    words.passengers(booking.passengers),
    words.distance(booking.distance),
  ]
  if (booking.isRoundTrip) facts.push(words.trip(true))
  return (
    <li className={classNames('history__row', booking.status === 'cancelled' && 'history__row--off')}>
      <h3 className="fi-visually-hidden" tabIndex={-1}>
        {t('dashboard.bookingName', { number, from, to, day: fullDay(pickupDate, language) })}
      </h3>
      <p className="history__leaf" aria-hidden="true">
        <span className="history__day">{leaf.day}</span>
        <span>{leaf.month}</span>
      </p>
      <div className="history__trip">
        <RouteLine from={from} to={to} />
        <ul className="history__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <p className="history__time">
        <TripTime date={pickupDate} time={pickupTime} timeZone={timeZone} at={booking.pickupAt} />
      </p>
      <StatusBadges status={booking.status} paymentStatus={booking.paymentStatus} />
      <div className="history__money">
        <p className="fi-price">{words.money(booking.totalPriceCents)}</p>
        <HistoryAction booking={booking} />
      </div>
      <HistoryDetails booking={booking} />
    </li>
  )
}

/** Pay Now, Retry Payment, or a look at what is paid (spec section 4). */
function HistoryAction({ booking }: { booking: Booking }) {
  const t = useT()
  const number = booking.bookingNumber
  const action = paymentAction(booking)
  if (action) {
    const text = t(action === 'pay' ? 'dashboard.payNow' : 'dashboard.retryPayment')
    return (
      <Link href={paymentPath(booking.id)} asChild>
        <ButtonLink size="sm" aria-label={t('dashboard.payFor', { action: text, number })}>
          {text}
        </ButtonLink>
      </Link>
    )
  }
  if (booking.status === 'cancelled') return null
  return (
    <Link href={`/payment-success?booking=${booking.id}`} asChild>
      <ButtonLink size="sm" variant="secondary" aria-label={t('dashboard.viewFor', { number })}>
        {t('dashboard.viewTrip')}
      </ButtonLink>
    </Link>
  )
}
