import type { Booking } from '@fiacre/sdk'
import { clockTime, fullDay, zoneName } from '../../base/i18n/local-times.ts'
import { BookedWay } from '../../subjects/booking/booked-way.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useWaitWords } from '../../subjects/booking/use-wait-words.ts'
import { useExtras } from '../../subjects/booking/use-wishes.ts'
import { VehicleFace } from '../../subjects/booking/vehicle-face.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'

/** The trip as one would put it in a travel wallet: its ways with their times, its vehicle, and what comes along. */
export function TripCard({ booking }: { booking: Booking }) {
  const t = useT()
  const { pickupLocation: from, returnDate, returnTime, isRoundTrip } = booking
  const { pickupPlace: fromPlace, destinationPlace: toPlace } = booking
  const { pickupAddress: fromAddress, destinationAddress: toAddress } = booking
  const to = useBookingWords().aim(booking)
  const hasReturn = isRoundTrip && returnDate !== null && returnTime !== null
  return (
    <Card as="section" tone="lifted" className="booking-trip" aria-labelledby="booking-trip">
      <h2 className="fi-visually-hidden" id="booking-trip">
        {t('booking.trip')}
      </h2>
      <div className="booking-trip__ways">
        <Way
          booking={booking}
          name={t(hasReturn ? 'booking.wayThere' : 'bookings.pickup')}
          date={booking.pickupDate}
          time={booking.pickupTime}
          ends={{ from, to, fromPlace, toPlace, fromAddress, toAddress }}
        />
        {hasReturn && (
          <Way
            booking={booking}
            name={t('booking.wayBack')}
            date={returnDate}
            time={returnTime}
            ends={{
              from: to,
              to: from,
              fromPlace: toPlace,
              toPlace: fromPlace,
              fromAddress: toAddress,
              toAddress: fromAddress,
            }}
          />
        )}
      </div>
      <VehicleFace vehicle={booking.vehicleType} />
      <TripDetails booking={booking} />
    </Card>
  )
}

type WayProps = {
  booking: Booking
  name: string
  date: string
  time: string
  ends: Parameters<typeof BookedWay>[0]
}

function Way({ booking, name, date, time, ends }: WayProps) {
  const { language } = useLanguage()
  return (
    <div className="booking-trip__way">
      <h3 className="booking-trip__name">{name}</h3>
      <p>
        <time dateTime={`${date}T${time}`}>
          <span className="booking-trip__time">{clockTime(time, language)}</span>{' '}
          <span className="booking-trip__day">{fullDay(date, language)}</span>
        </time>{' '}
        <span className="fi-small fi-muted">
          {zoneName(booking.timeZone, new Date(booking.pickupAt), language)}
        </span>
      </p>
      <BookedWay {...ends} />
    </div>
  )
}

function TripDetails({ booking }: { booking: Booking }) {
  const t = useT()
  const words = useBookingWords()
  const extrasOf = useExtras()
  const wait = useWaitWords()(booking)
  const isAhead = booking.status === 'pending' || booking.status === 'confirmed'
  const facts: readonly (readonly [term: string, details: string | null | undefined])[] = [
    [t('bookings.drive'), words.drive(booking)],
    [t('bookings.distance'), words.far(booking)],
    [t('bookings.wait'), isAhead ? [...wait.places, ...(wait.flight ? [wait.flight] : [])].join(' ') : null],
    [t('bookings.phone'), booking.contactPhone],
    [t('bookings.requests'), booking.specialRequests],
  ]
  return (
    <DescriptionList
      layout="stacked"
      items={[
        { term: t('bookings.passengers'), details: words.passengers(booking.passengers) },
        ...extrasOf(booking),
        ...facts.flatMap(([term, details]) => (details ? [{ term, details }] : [])),
      ]}
    />
  )
}
