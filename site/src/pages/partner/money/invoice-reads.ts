import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Invoice = CallResult<'listPartnerInvoices'>['invoices'][number]
export type Credit = CallResult<'getPartnerCredit'>

export const creditQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.partner, 'credit'],
    queryFn: ({ signal }) => client.getPartnerCredit({ signal }),
    staleTime: 0,
  })

export const invoicesQuery = (client: FiacreClient) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.partner, 'invoices'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.listPartnerInvoices({ query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ invoices }) => invoices),
    staleTime: 0,
  })

export const invoicePath = (id: string, format: 'pdf' | 'csv') =>
  `/api/partner/invoices/${id}/files/${format}`
