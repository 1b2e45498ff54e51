import type { Booking } from '@fiacre/sdk'
import { instantToLocal } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { bookAgainPath } from '../../subjects/booking/booking-path.ts'
import { DocumentLinks } from '../../subjects/booking/document-links.tsx'
import { plainDay } from '../../base/i18n/local-times.ts'
import { TripTime } from '../../subjects/booking/trip-time.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useExtras } from '../../subjects/booking/use-wishes.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'

/** The rest of what is known of a booking, unfolded on demand. */
export function HistoryDetails({ booking }: { booking: Booking }) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const { bookingNumber: number, timeZone, pickupAt, returnDate, returnTime } = booking
  const extrasOf = useExtras()
  const bookedOn = instantToLocal(new Date(booking.createdAt), timeZone).date
  return (
    <details className="history__details">
      <summary>
        <span aria-hidden="true">{t('dashboard.details')}</span>
        <VisuallyHidden>{t('dashboard.detailsFor', { number })}</VisuallyHidden>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('bookings.number'), details: number },
          {
            term: t('bookings.pickup'),
            details: (
              <TripTime
                date={booking.pickupDate}
                time={booking.pickupTime}
                timeZone={timeZone}
                at={pickupAt}
                long
              />
            ),
          },
          ...(returnDate && returnTime
            ? [
                {
                  term: t('bookings.return'),
                  details: (
                    <TripTime date={returnDate} time={returnTime} timeZone={timeZone} at={pickupAt} long />
                  ),
                },
              ]
            : []),
          { term: t('bookings.trip'), details: words.trip(booking) },
          { term: t('bookings.drive'), details: words.drive(booking) },
          { term: t('bookings.distance'), details: words.far(booking) },
          { term: t('bookings.vehicle'), details: booking.vehicleType.name },
          { term: t('bookings.passengers'), details: booking.passengers },
          ...extrasOf(booking),
          { term: t('bookings.accessLevel'), details: t(`bookings.level.${booking.accessLevel}`) },
          ...(booking.contactPhone ? [{ term: t('bookings.phone'), details: booking.contactPhone }] : []),
          { term: t('bookings.booked'), details: plainDay(bookedOn, language) },
          ...(booking.specialRequests
            ? [{ term: t('bookings.requests'), details: booking.specialRequests }]
            : []),
        ]}
      />
      <div className="history__papers">
        <DocumentLinks booking={booking} />
        <Link href={bookAgainPath(booking)} asChild>
          <ButtonLink variant="link" aria-label={t('dashboard.againFor', { number })}>
            {t('bookings.again')}
          </ButtonLink>
        </Link>
      </div>
    </details>
  )
}
