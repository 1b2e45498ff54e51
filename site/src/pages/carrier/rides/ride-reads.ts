import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type CarrierRide = CallResult<'listCarrierRides'>['rides'][number]
export type RideOffer = CallResult<'listRideOffers'>['offers'][number]

/** All that is read of rides begins so: what changes one makes the others old. */
export const RIDES_KEY = [...QUERY_KEYS.carrier, 'rides'] as const

/** What is offered, asked again every minute: each has its time to answer. */
export const offersQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...RIDES_KEY, 'offers'],
    queryFn: ({ signal }) => client.listRideOffers({ signal }),
    refetchInterval: MS_PER_MINUTE,
    staleTime: 0,
  })

/** The rides with pickups between two days (UTC), both included; from yesterday on where none are named. */
export const ridesQuery = (client: FiacreClient, days: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: [...RIDES_KEY, days],
    queryFn: ({ signal }) => client.listCarrierRides({ query: days, signal }),
    refetchInterval: MS_PER_MINUTE,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
