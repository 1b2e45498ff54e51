import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { PAYOUTS } from '@fiacre/sdk/rules'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'

export type Statement = CallResult<'listCarrierStatements'>['statements'][number]
export type Earning = CallResult<'getCarrierEarnings'>['lines'][number]

/** What was earned, a page of lines at a time, the newest first. */
export const earningsQuery = (client: FiacreClient) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.carrier, 'earnings'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.getCarrierEarnings({
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({
      balanceCents: pages[0]?.balanceCents ?? 0,
      lines: pages.flatMap(({ lines }) => lines),
      aboveCents: PAYOUTS.aboveCents,
      withinDays: PAYOUTS.withinDays,
    }),
    staleTime: 0,
  })

export const statementsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.carrier, 'statements'],
    queryFn: ({ signal }) => client.listCarrierStatements({ signal }),
    staleTime: 0,
  })

export const statementFilePath = (id: string, format: 'pdf' | 'csv') =>
  `/api/carrier/statements/${id}/files/${format}`
