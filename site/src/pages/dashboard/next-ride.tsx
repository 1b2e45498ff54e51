import { useState } from 'react'
import { Link } from 'wouter'
import { bookingPath, changePath } from '../../subjects/booking/booking-path.ts'
import { DocumentLinks } from '../../subjects/booking/document-links.tsx'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { TripTime } from '../../subjects/booking/trip-time.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useCountdownWords } from '../../subjects/booking/use-countdown-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { nextTrip } from './next-trip.ts'
import { useBookingPages } from './use-booking-pages.ts'
import './next-ride.css'

/** The confirmed ride that comes next, above everything else: when, from where, and what one takes along. */
export function NextRide() {
  const t = useT()
  const countdownWords = useCountdownWords()
  const words = useBookingWords()
  const { data: bookings } = useBookingPages()
  const [now] = useState(() => new Date())
  const booking = bookings && nextTrip(bookings, now)
  if (!booking) return null
  const { id, bookingNumber: number, pickupDate, pickupTime, timeZone, pickupAt } = booking
  return (
    <Card as="section" tone="accent" className="next-ride" aria-labelledby="next-ride">
      <div className="next-ride__head">
        <h2 className="fi-subheading" id="next-ride">
          {t('dashboard.nextRide')}
        </h2>
        <p className="next-ride__until">{countdownWords(booking, now)}</p>
      </div>
      <div className="next-ride__parts">
        <div className="fi-stack fi-stack--tight">
          <p className="next-ride__time">
            <TripTime date={pickupDate} time={pickupTime} timeZone={timeZone} at={pickupAt} long />
          </p>
          <p className="fi-small fi-muted">
            {[
              number,
              booking.vehicleType.name,
              words.passengers(booking.passengers),
              ...(booking.durationHours ? [] : [words.far(booking)]),
            ].join(' · ')}
          </p>
        </div>
        <BookedWay
          from={booking.pickupLocation}
          to={words.aim(booking)}
          fromPlace={booking.pickupPlace}
          toPlace={booking.destinationPlace}
        />
        <div className="next-ride__ways">
          <Link href={bookingPath(id)} asChild>
            <ButtonLink size="sm" aria-label={t('dashboard.viewFor', { number })}>
              {t('dashboard.viewTrip')}
            </ButtonLink>
          </Link>
          <Link href={changePath(id)} asChild>
            <ButtonLink size="sm" variant="secondary">
              {t('dashboard.changeRide')}
            </ButtonLink>
          </Link>
        </div>
      </div>
      <DocumentLinks booking={booking} />
    </Card>
  )
}
