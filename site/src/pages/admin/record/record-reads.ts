import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type BookingRecordFacts = CallResult<'getBookingRecord'>
export type TimelineEntry = BookingRecordFacts['timeline'][number]

/** Below the key of all reads of the back office, so that a change reads it again. */
export const recordQuery = (client: FiacreClient, bookingId: number) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'booking', bookingId, 'record'],
    queryFn: ({ signal }) => client.getBookingRecord({ path: { bookingId }, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
