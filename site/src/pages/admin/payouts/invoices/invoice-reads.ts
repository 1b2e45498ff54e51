import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../../base/api/queries.ts'
import { pagesQuery, type Page } from '../../list/pages-query.ts'

export type Invoice = CallResult<'listAllInvoices'>['invoices'][number]
export type Receivable = CallResult<'listReceivables'>['receivables'][number]

const LIVE = { staleTime: 0, refetchOnMount: 'always' as const }

export const INVOICE_STATES = [
  'open',
  'overdue',
  'settled',
  'written-off',
] as const satisfies readonly Invoice['state'][]

export const receivablesQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'receivables'],
    queryFn: ({ signal }) => client.listReceivables({ signal }),
    ...LIVE,
  })

export const invoicesQuery = (
  client: FiacreClient,
  query: NonNullable<CallInput<'listAllInvoices'>['query']>,
) =>
  pagesQuery(
    ['invoices', query],
    (page: Page<string>, signal) => client.listAllInvoices({ query: { ...query, ...page }, signal }),
    ({ invoices }) => invoices,
  )

export const partnersToChoose = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'partners-to-choose'],
    queryFn: ({ signal }) => client.listAdminPartners({ query: { state: 'approved', limit: 100 }, signal }),
    ...LIVE,
  })

export const invoicePath = (id: string, format: 'pdf' | 'csv') => `/api/admin/invoices/${id}/files/${format}`
