import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Figures = CallResult<'getPartnerFigures'>
export type Sums = Figures['total']
export type FigureRow = Figures['rows'][number]
export type Dimension = Figures['by']
export type FiguresAsked = NonNullable<CallInput<'getPartnerFigures'>['query']>
export type ThroughBooking = CallResult<'listPartnerBookings'>['bookings'][number]
export type BookingsAsked = NonNullable<CallInput<'listPartnerBookings'>['query']>

/** By what figures may be told apart. */
export const DIMENSIONS = [
  'day',
  'campaign',
  'promo-code',
  'route',
  'key',
] as const satisfies readonly Dimension[]

/** What came through the partner in a period; the last answer stands until the next one comes. */
export const figuresQuery = (client: FiacreClient, query: FiguresAsked) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.partner, 'figures', query],
    queryFn: ({ signal }) => client.getPartnerFigures({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The bookings that were made through the partner, a page at a time, the newest first. */
export const throughQuery = (client: FiacreClient, query: BookingsAsked) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.partner, 'bookings', query],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.listPartnerBookings({
        query: { ...query, limit: 25, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
    staleTime: 0,
  })
