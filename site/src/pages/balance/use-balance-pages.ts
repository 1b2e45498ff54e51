import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'

type BalancePage = CallResult<'getBalance'>

/** One movement of the balance. */
export type BalanceEntry = BalancePage['entries'][number]

/** Movements shown at a time. */
const PAGE_SIZE = 20

const pagesQuery = (client: FiacreClient) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.balance, 'pages'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.getBalance({
        query: { limit: PAGE_SIZE, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }: BalancePage) => next ?? undefined,
    select: ({ pages }) => ({
      amountCents: pages[0]?.amountCents ?? 0,
      entries: pages.flatMap(({ entries }) => entries),
    }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })

/** The balance and its movements, newest first, as many pages as were asked for. */
export function useBalancePages() {
  return useInfiniteQuery(pagesQuery(useClient()))
}
