import type { Booking, FiacreClient } from '@fiacre/sdk'
import { CACHE_MS } from '@fiacre/sdk/rules'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { bookingTotals, type BookingTotals } from '../../subjects/booking/booking-totals.ts'

/** Bookings shown at a time. */
const PAGE_SIZE = 20

/** The most the service gives in one answer. */
const LARGEST_PAGE = 100

const TIMES = { staleTime: CACHE_MS.bookings.fresh, gcTime: CACHE_MS.bookings.kept, refetchOnMount: true }

/** The list of bookings, a page at a time. One more than is shown is asked for: it tells whether there are older ones. */
const pagesQuery = (client: FiacreClient) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.bookings, 'pages'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client.listBookings({ query: { limit: PAGE_SIZE + 1, before }, signal }),
    getNextPageParam: (page: Booking[]) => (page.length > PAGE_SIZE ? page[PAGE_SIZE - 1]?.id : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE_SIZE)),
    ...TIMES,
  })

/** All bookings, however many: only asked for when one page does not hold them. */
const allQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.bookings, 'all'],
    async queryFn({ signal }) {
      const all: Booking[] = []
      for (;;) {
        const query = { limit: LARGEST_PAGE, before: all.at(-1)?.id }
        const page = await client.listBookings({ query, signal })
        all.push(...page)
        if (page.length < LARGEST_PAGE) return all
      }
    },
    ...TIMES,
  })

/** The traveller's bookings, newest first, as many pages as were asked for. */
export function useBookingPages() {
  return useInfiniteQuery(pagesQuery(useClient()))
}

/** Totals over all bookings; undefined while they are not known. */
export function useBookingTotals(): {
  readonly totals: BookingTotals | undefined
  readonly isFailed: boolean
} {
  const pages = useBookingPages()
  const all = useQuery({ ...allQuery(useClient()), enabled: pages.hasNextPage })
  const bookings = pages.hasNextPage ? all.data : pages.data
  return {
    totals: bookings && bookingTotals(bookings),
    isFailed: pages.hasNextPage ? all.isError : pages.isError,
  }
}
