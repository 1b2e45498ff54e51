import type { Booking, CallResult } from '@fiacre/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { LiveMap } from '../../subjects/live-ride/live-map.tsx'

type Ride = CallResult<'listBookingRides'>['rides'][number]

/** Where the driver is, drawn anew with each position; nothing while there is no picture, as the words above say it too. */
export function DriverMap({ booking, ride, says }: { booking: Booking; ride: Ride; says: string }) {
  const t = useT()
  const client = useClient()
  const at = ride.position?.at
  const { data } = useQuery({
    queryKey: [`/api/bookings/${booking.id}`, 'rides', ride.leg, 'map', at, ride.state],
    queryFn: ({ signal }) => client.getRideMap({ path: { id: booking.id, leg: ride.leg }, signal }),
    enabled: at !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (at === undefined || !data) return null
  return <LiveMap map={data} label={`${t('booking.ride.map')}: ${says}`} />
}
