import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type AdminRide = CallResult<'listRides'>['rides'][number]

/** Offers are answered by the minute: what is shown is looked at again as often. */
const LOOK_AGAIN_MS = 60_000

export const ridesQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'rides'],
    queryFn: ({ signal }) => client.listRides({ signal }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
    refetchInterval: LOOK_AGAIN_MS,
  })

export const rideCarriersQuery = (client: FiacreClient, rideId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'ride-carriers', rideId],
    queryFn: ({ signal }) => client.listRideCarriers({ path: { rideId }, signal }),
    staleTime: 0,
  })

export const rideCrewQuery = (client: FiacreClient, rideId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'ride-crew', rideId],
    queryFn: ({ signal }) => client.listRideCrew({ path: { rideId }, signal }),
    staleTime: 0,
  })
