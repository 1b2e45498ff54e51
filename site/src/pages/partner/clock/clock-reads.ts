import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type TestBooking = CallResult<'getPartnerTestBooking'>
export type TestMoment = TestBooking['moments'][number]

export const testBookingKey = (bookingNumber: string) => [
  ...QUERY_KEYS.partner,
  'test-booking',
  bookingNumber,
]

/** A test booking of the partner, and what is ahead of it. */
export const testBookingQuery = (client: FiacreClient, bookingNumber: string) =>
  queryOptions({
    queryKey: testBookingKey(bookingNumber),
    queryFn: ({ signal }) => client.getPartnerTestBooking({ path: { bookingNumber }, signal }),
    staleTime: 0,
  })
