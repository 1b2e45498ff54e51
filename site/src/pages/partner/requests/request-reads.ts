import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type KeyRequest = CallResult<'listPartnerRequests'>['requests'][number]
export type RequestsAsked = NonNullable<CallInput<'listPartnerRequests'>['query']>

/** The calls of the partner's keys, a page at a time, the newest first. */
export const requestsQuery = (client: FiacreClient, query: RequestsAsked) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.partner, 'requests', query],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.listPartnerRequests({
        query: { ...query, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ requests }) => requests),
    staleTime: 0,
  })
