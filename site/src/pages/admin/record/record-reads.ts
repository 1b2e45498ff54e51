import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type BookingRecordFacts = CallResult<'getBookingRecord'>
export type TimelineEntry = BookingRecordFacts['timeline'][number]

export type ClientRecordFacts = CallResult<'getClientRecord'>

export const clientRecordQuery = (client: FiacreClient, userId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'client', userId, 'record'],
    queryFn: ({ signal }) => client.getClientRecord({ path: { userId }, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  })

export type MessageRecordFacts = CallResult<'getContactRequest'>

export const messageRecordQuery = (client: FiacreClient, contactRequestId: number) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'message', contactRequestId],
    queryFn: ({ signal }) => client.getContactRequest({ path: { contactRequestId }, signal }),
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always',
  })

export const officePeopleQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'people'],
    queryFn: ({ signal }) => client.listOfficePeople({ signal }),
  })

/** Below the key of all reads of the back office, so that a change reads it again. */
export const recordQuery = (client: FiacreClient, bookingId: number) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'booking', bookingId, 'record'],
    queryFn: ({ signal }) => client.getBookingRecord({ path: { bookingId }, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
