import type { Booking, FiacreClient } from '@fiacre/sdk'
import { MS_PER_HOUR } from '@fiacre/sdk/rules'
import { queryOptions } from '@tanstack/react-query'

/** Within so many hours round the pickup the rides are read again and again: then somebody looks out for the driver. */
const CLOSE_HOURS = 3
const READ_EVERY_MS = 15_000

type Ridden = Pick<Booking, 'id' | 'status' | 'pickupAt'>

/** Who drives a booking, and where they are. */
export const ridesQuery = (client: FiacreClient, { id, status, pickupAt }: Ridden) =>
  queryOptions({
    queryKey: [`/api/bookings/${id}`, 'rides'],
    queryFn: ({ signal }) => client.listBookingRides({ path: { id }, signal }),
    enabled: status !== 'pending',
    staleTime: 0,
    refetchOnMount: 'always' as const,
    refetchInterval: () => {
      const isOver = status === 'cancelled' || status === 'completed'
      const isClose = Math.abs(Date.parse(pickupAt) - Date.now()) < CLOSE_HOURS * MS_PER_HOUR
      return !isOver && (isClose || status === 'in-progress') ? READ_EVERY_MS : false
    },
  })
