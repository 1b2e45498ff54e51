import { etagOf, withEtag, type Booking, type CallResult, type FiacreClient } from '@fiacre/sdk'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { bookingQuery, QUERY_KEYS } from '../../base/api/queries.ts'

/** What cancelling now would bring. */
export type Cancellation = CallResult<'previewCancellation'>

/** One step in the life of a booking. */
export type BookingEvent = CallResult<'listBookingEvents'>['events'][number]

/** The life of a booking, the oldest step first. */
export const eventsQuery = (client: FiacreClient, id: number) =>
  queryOptions({
    queryKey: [`/api/bookings/${id}`, 'events'],
    queryFn: ({ signal }) => client.listBookingEvents({ path: { id }, signal }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })

/** Shows a booking as an answer says that it is now; what else that touches is read anew. */
export function keepBooking(cache: QueryClient, client: FiacreClient, answer: { booking: Booking }): void {
  const booking = withEtag(answer.booking, etagOf(answer))
  const { queryKey } = bookingQuery(client, booking.id)
  cache.setQueryData(queryKey, booking)
  void cache.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.length > 1 })
  void cache.invalidateQueries({ queryKey: QUERY_KEYS.bookings })
  void cache.invalidateQueries({ queryKey: QUERY_KEYS.balance })
}

/** Reads a booking anew that was changed elsewhere, with what it costs to change or cancel it. */
export async function readBookingAnew(cache: QueryClient, client: FiacreClient, id: number): Promise<void> {
  await cache.invalidateQueries({ queryKey: bookingQuery(client, id).queryKey })
}
