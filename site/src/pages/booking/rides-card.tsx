import type { Booking, CallResult } from '@fiacre/sdk'
import { LATE_DRIVER } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numberFormat } from '../../base/i18n/formats.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { ageOf } from '../../subjects/live-ride/age-of.ts'
import { distanceKm } from './distance-km.ts'
import { DriverMap } from './driver-map.tsx'
import { MissedRide } from './missed-ride.tsx'
import { RateRide } from './rate-ride.tsx'
import { RideSteps } from './ride-steps.tsx'
import { CarrierRating, GivenRating } from './ride-rating.tsx'
import { ShareRide } from './share-ride.tsx'
import { ridesQuery } from './rides-query.ts'
import { isOnInvoice, refundPlace } from '../../subjects/booking/refund-place.ts'

export type BookingRide = CallResult<'listBookingRides'>['rides'][number]

/** Who drives, how far they are, and how they are reached: a card for each way whose driver is named. */
export function RidesCard({ booking, now }: { booking: Booking; now: Date }) {
  const { data } = useQuery(ridesQuery(useClient(), booking))
  const known = data?.rides.filter(({ driver, state }) => driver !== null && state !== 'cancelled') ?? []
  return known.map((ride) => <RideCard key={ride.leg} ride={ride} booking={booking} now={now} />)
}

function RideCard({ ride, booking, now }: { ride: BookingRide; booking: Booking; now: Date }) {
  const t = useT()
  const { money } = useBookingWords()
  const { driver } = ride
  if (!driver) return null
  const id = `booking-ride-${ride.leg}`
  const says = t(`booking.ride.${ride.state}`, { name: driver.name, until: ride.waitsUntilTime })
  return (
    <Card as="section" tone="accent" className="fi-stack" aria-labelledby={id}>
      <h2 className="fi-subheading" id={id}>
        {t(booking.isRoundTrip && ride.leg === 'return' ? 'booking.ride.titleBack' : 'booking.ride.title')}
      </h2>
      <div className="booking-driver">
        {driver.hasPhoto && <DriverPhoto src={photoPath(booking.id, ride.leg)} name={driver.name} />}
        <p aria-live="polite">
          <strong>{says}</strong>
        </p>
      </div>
      {ride.landedTime && TO_COME.has(ride.state) && (
        <p>{t('booking.ride.landed', { time: ride.landedTime, until: ride.waitsUntilTime })}</p>
      )}
      {ride.mayBeLate && !isOnInvoice(booking) && (
        <p>{t('booking.late.may', { ...LATE, to: refundPlace(booking) })}</p>
      )}
      {ride.lateCreditCents > 0 && !isOnInvoice(booking) && (
        <p>{t('booking.late.credited', { amount: money(ride.lateCreditCents), to: refundPlace(booking) })}</p>
      )}
      <DriverMap booking={booking} ride={ride} says={says} />
      {ride.position && <HowFar ride={ride} position={ride.position} now={now} />}
      {(ride.noShowAskedAt || ride.state === 'no-show') && (
        <MissedRide ride={ride} bookingNumber={booking.bookingNumber} />
      )}
      <RideSteps ride={ride} />
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
      {TO_COME.has(ride.state) && <ShareRide booking={booking} ride={ride} />}
    </Card>
  )
}

const photoPath = (id: number, leg: BookingRide['leg']) => `/api/bookings/${id}/rides/${leg}/driver-photo`

/** By whom the driver is known at the meeting point; nothing where the picture does not come. */
function DriverPhoto({ src, name }: { src: string; name: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      className="booking-driver__photo"
      src={src}
      alt={name}
      width={72}
      height={72}
      onError={() => setMissing(true)}
    />
  )
}

const LATE = { minutes: LATE_DRIVER.credit.overMinutes, percent: LATE_DRIVER.credit.percent }

/** While there is something to follow. */
const TO_COME: ReadonlySet<BookingRide['state']> = new Set(['assigned', 'on-the-way', 'arrived', 'on-board'])

type HowFarProps = { ride: BookingRide; position: NonNullable<BookingRide['position']>; now: Date }

/** How far the driver is from the meeting point, and how old that is. */
function HowFar({ ride, position, now }: HowFarProps) {
  const t = useT()
  const { language } = useLanguage()
  const km = numberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  const away = ride.pickupPoint && distanceKm(position, ride.pickupPoint)
  const parts = [
    ride.state === 'on-the-way' && away !== null && t('booking.ride.away', { distance: km.format(away) }),
    ageOf(position.at, now, language),
  ]
  return <p className="fi-small fi-muted">{parts.filter(Boolean).join(' · ')}</p>
}
