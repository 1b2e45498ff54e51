import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type LedgerEntry = CallResult<'listLedgerEntries'>['entries'][number]
export type LedgerPosting = CallResult<'getLedgerPosting'>

export const ledgerQuery = (
  client: FiacreClient,
  query: NonNullable<CallInput<'listLedgerEntries'>['query']>,
) =>
  pagesQuery(
    ['ledger', query],
    (page: Page<number>, signal) => client.listLedgerEntries({ query: { ...query, ...page }, signal }),
    ({ entries }) => entries,
  )

export const postingQuery = (client: FiacreClient, postingId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'posting', postingId],
    queryFn: ({ signal }) => client.getLedgerPosting({ path: { postingId }, signal }),
    // The books are never changed.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
