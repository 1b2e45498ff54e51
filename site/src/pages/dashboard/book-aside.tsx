import type { Booking } from '@fiacre/sdk'
import { QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { Link } from 'wouter'
import { bookingPath } from '../../subjects/booking/booking-path.ts'
import { RouteLine } from '../../subjects/booking/route-line.tsx'
import { TripTime } from '../../subjects/booking/trip-time.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { nextTrip } from './next-trip.ts'
import { useBookingPages } from './use-booking-pages.ts'

/** Beside the form: the next trip, or for a newcomer how it goes. */
export function BookAside() {
  const { data: bookings } = useBookingPages()
  const [now] = useState(() => new Date())
  if (!bookings) return null
  const next = nextTrip(bookings, now)
  return next ? <NextTrip booking={next} /> : <HowItGoes />
}

function NextTrip({ booking }: { booking: Booking }) {
  const t = useT()
  const { pickupDate, pickupTime, timeZone, pickupAt, bookingNumber } = booking
  return (
    <Card as="section" tone="sunken" className="fi-stack" aria-labelledby="next-trip">
      <h2 className="fi-subheading" id="next-trip">
        {t('dashboard.nextTrip')}
      </h2>
      <RouteLine
        from={booking.pickupLocation}
        to={booking.destination}
        fromPlace={booking.pickupPlace}
        toPlace={booking.destinationPlace}
      />
      <p>
        <TripTime date={pickupDate} time={pickupTime} timeZone={timeZone} at={pickupAt} long />
      </p>
      <p>
        <Link href={bookingPath(booking.id)} asChild>
          <ButtonLink
            size="sm"
            variant="secondary"
            aria-label={t('dashboard.viewFor', { number: bookingNumber })}
          >
            {t('dashboard.viewTrip')}
          </ButtonLink>
        </Link>
      </p>
    </Card>
  )
}

function HowItGoes() {
  const t = useT()
  return (
    <Card as="section" tone="sunken" className="fi-stack" aria-labelledby="how-it-goes">
      <h2 className="fi-subheading" id="how-it-goes">
        {t('dashboard.steps')}
      </h2>
      <ol className="book-tab__steps">
        <li>{t('dashboard.step1', { minutes: QUOTE_VALIDITY_MINUTES })}</li>
        <li>{t('dashboard.step2')}</li>
        <li>{t('dashboard.step3')}</li>
      </ol>
    </Card>
  )
}
