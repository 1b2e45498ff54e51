import type { Booking, CallResult } from '@fiacre/sdk'
import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { distanceKm } from './distance-km.ts'
import { MissedRide } from './missed-ride.tsx'
import { RateRide } from './rate-ride.tsx'
import { CarrierRating, GivenRating } from './ride-rating.tsx'
import { ridesQuery } from './rides-query.ts'

export type BookingRide = CallResult<'listBookingRides'>['rides'][number]

/** Who drives, how far they are, and how they are reached: a card for each way whose driver is named. */
export function RidesCard({ booking, now }: { booking: Booking; now: Date }) {
  const { data } = useQuery(ridesQuery(useClient(), booking))
  const known = data?.rides.filter(({ driver, state }) => driver !== null && state !== 'cancelled') ?? []
  return known.map((ride) => <RideCard key={ride.leg} ride={ride} booking={booking} now={now} />)
}

function RideCard({ ride, booking, now }: { ride: BookingRide; booking: Booking; now: Date }) {
  const t = useT()
  const { language } = useLanguage()
  const { driver } = ride
  if (!driver) return null
  const id = `booking-ride-${ride.leg}`
  const km = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  const away = ride.position && ride.pickupPoint && distanceKm(ride.position, ride.pickupPoint)
  return (
    <Card as="section" tone="accent" aria-labelledby={id}>
      <h2 className="fi-subheading" id={id}>
        {t(booking.isRoundTrip && ride.leg === 'return' ? 'booking.ride.titleBack' : 'booking.ride.title')}
      </h2>
      <p aria-live="polite">
        <strong>{t(`booking.ride.${ride.state}`, { name: driver.name, until: ride.waitsUntilTime })}</strong>
      </p>
      {ride.position && (
        <p className="fi-small fi-muted">
          {[
            ride.state === 'on-the-way' &&
              away !== null &&
              t('booking.ride.away', { distance: km.format(away) }),
            age(ride.position.at, now, language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {(ride.noShowAskedAt || ride.state === 'no-show') && (
        <MissedRide ride={ride} bookingNumber={booking.bookingNumber} />
      )}
      <DescriptionList
        items={[
          {
            term: t('booking.ride.vehicle'),
            details: [driver.vehicle, driver.colour].filter(Boolean).join(', '),
          },
          { term: t('booking.ride.plate'), details: driver.plate },
        ]}
      />
      <CarrierRating rating={ride.carrierRating} />
      {ride.rateUntil && <RateRide bookingId={booking.id} leg={ride.leg} />}
      {ride.rating && <GivenRating rating={ride.rating} />}
      {driver.phone && (
        <ButtonLink
          size="sm"
          variant="secondary"
          icon="phone"
          href={`tel:${driver.phone.replaceAll(/[^+\d]/g, '')}`}
        >
          {driver.phone}
        </ButtonLink>
      )}
    </Card>
  )
}

/** How old a position is, as it is: "2 minutes ago". */
function age(at: string, now: Date, language: string): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / MS_PER_MINUTE))
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-minutes, 'minute')
}
