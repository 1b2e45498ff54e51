import { RoutePicture } from '@fiacre/widget/route-picture'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { AdminBooking } from '../admin-reads.ts'

/** The way of a booking on the map; nothing where its places or its way are not known any more. */
export function BookingMap({ booking, mapUrl }: { booking: AdminBooking; mapUrl: string | null }) {
  const t = useT()
  const words = useBookingWords()
  const client = useClient()
  const { pickupPlace, destinationPlace, pickupLocation: from, destination: to } = booking
  if (!mapUrl || !pickupPlace || !destinationPlace) return null
  return (
    <RoutePicture
      className="admin-record__map"
      client={client}
      quote={{
        mapUrl,
        pickupPlace: { name: pickupPlace.label },
        destinationPlace: { name: destinationPlace.label },
      }}
      label={t('record.mapOfTheWay', { from, to, distance: words.distance(booking.distance) })}
      directLine={t('record.directLine')}
    />
  )
}
