import type { Booking } from '@fiacre/sdk'
import type { ReactNode } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { TripTime } from './trip-time.tsx'
import { useBookingWords } from './use-booking-words.ts'

type TripFactsProps = {
  booking: Booking
  /** What the last line is called: what is to be paid, or what was. */
  totalLabel: string
  /** EUR cents on that line; the booking's price unless another sum is meant. */
  totalCents?: number
  /** What stands above that line: wishes, parts of the price. */
  more?: readonly { term: ReactNode; details: ReactNode }[]
}

/** When, how many, how far and how much: a booking's facts below its route and vehicle. */
export function TripFacts({
  booking,
  totalLabel,
  totalCents = booking.totalPriceCents,
  more = [],
}: TripFactsProps) {
  const t = useT()
  const words = useBookingWords()
  const { timeZone, pickupAt, returnDate, returnTime } = booking
  return (
    <DescriptionList
      items={[
        {
          term: t('bookings.pickup'),
          details: (
            <TripTime date={booking.pickupDate} time={booking.pickupTime} timeZone={timeZone} at={pickupAt} />
          ),
        },
        ...(returnDate && returnTime
          ? [
              {
                term: t('bookings.return'),
                details: <TripTime date={returnDate} time={returnTime} timeZone={timeZone} at={pickupAt} />,
              },
            ]
          : []),
        { term: t('bookings.trip'), details: words.trip(booking) },
        { term: t('bookings.passengers'), details: booking.passengers },
        { term: t('bookings.distance'), details: words.far(booking) },
        ...more,
        { term: totalLabel, details: words.money(totalCents), total: true },
      ]}
    />
  )
}
