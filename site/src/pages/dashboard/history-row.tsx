import type { Booking } from '@fiacre/sdk'
import { paymentPath } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { bookingPath } from '../../subjects/booking/booking-path.ts'
import { calendarLeaf, fullDay } from '../../base/i18n/local-times.ts'
import { moneyFacts } from '../../subjects/booking/money-facts.ts'
import { paymentAction } from '../../subjects/booking/payment-action.ts'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { StatusBadges } from '../../subjects/booking/status-badges.tsx'
import { TestBadge } from '../../subjects/booking/test-badge.tsx'
import { TripTime } from '../../subjects/booking/trip-time.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HistoryDetails } from './history-details.tsx'

/** One booking: a row where there is room, a card where there is not. */
export function HistoryRow({ booking }: { booking: Booking }) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const { bookingNumber: number, pickupLocation: from, pickupDate, pickupTime, timeZone } = booking
  // What the badges do not say: of a price that is paid, or is yet to be paid, in one piece there is nothing to add.
  const isCompanys = booking.onCompanyInvoice === true
  const notes = moneyFacts(booking).filter(
    ({ kind, cents }) =>
      !isCompanys && kind !== 'paid' && (kind === 'refunded' || cents !== booking.totalPriceCents),
  )
  const to = words.aim(booking)
  const leaf = calendarLeaf(pickupDate, language)
  const facts = [number, booking.vehicleType.name, words.passengers(booking.passengers)]
  if (!booking.durationHours) facts.push(words.far(booking))
  if (booking.isRoundTrip) facts.push(words.trip(booking))
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
        <BookedWay from={from} to={to} />
        <ul className="history__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <TestBadge isTest={booking.isTest} />
      </div>
      <p className="history__time">
        <TripTime date={pickupDate} time={pickupTime} timeZone={timeZone} at={booking.pickupAt} />
      </p>
      <StatusBadges booking={booking} />
      <div className="history__money">
        <div>
          <p className="fi-price">{words.money(booking.totalPriceCents)}</p>
          {isCompanys && <p className="history__note">{t('bookings.onCompanyInvoice')}</p>}
          {notes.map(({ kind, cents }) => (
            <p key={kind} className="history__note">
              {t(`dashboard.money.${kind}`, { amount: words.money(cents) })}
            </p>
          ))}
        </div>
        <HistoryActions booking={booking} />
      </div>
      <HistoryDetails booking={booking} />
    </li>
  )
}

/** Pay Now or Retry Payment (spec section 4), and the way to all that there is to know of the booking. */
function HistoryActions({ booking }: { booking: Booking }) {
  const t = useT()
  const number = booking.bookingNumber
  const action = paymentAction(booking)
  const text = action && t(action === 'pay' ? 'bookings.payNow' : 'bookings.retryPayment')
  return (
    <p className="history__actions">
      {text && (
        <Link href={paymentPath(booking.id)} asChild>
          <ButtonLink size="sm" aria-label={t('dashboard.payFor', { action: text, number })}>
            {text}
          </ButtonLink>
        </Link>
      )}
      <Link href={bookingPath(booking.id)} asChild>
        <ButtonLink size="sm" variant="secondary" aria-label={t('dashboard.viewFor', { number })}>
          {t('dashboard.viewTrip')}
        </ButtonLink>
      </Link>
    </p>
  )
}
