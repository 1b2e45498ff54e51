import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type Statement = CallResult<'listPayoutStatements'>['statements'][number]
export type EarningLine = CallResult<'getPayoutStatement'>['lines'][number]
export type Objection = CallResult<'getPayoutStatement'>['objections'][number]
export type PayoutRun = CallResult<'listPayoutRuns'>['runs'][number]

export const STATEMENT_STATES = [
  'due',
  'ordered',
  'paid',
  'returned',
  'carried',
] as const satisfies readonly Statement['state'][]

export const STATEMENT_TONES = {
  carried: 'neutral',
  due: 'warning',
  ordered: 'accent',
  paid: 'positive',
  returned: 'danger',
} as const satisfies Record<Statement['state'], string>

export const RUN_TONES = {
  made: 'warning',
  released: 'accent',
  paid: 'positive',
  dropped: 'neutral',
} as const satisfies Record<PayoutRun['state'], string>

const LIVE = { staleTime: 0, refetchOnMount: 'always' as const }

export const statementsQuery = (
  client: FiacreClient,
  query: NonNullable<CallInput<'listPayoutStatements'>['query']>,
) =>
  pagesQuery(
    ['statements', query],
    (page: Page<string>, signal) => client.listPayoutStatements({ query: { ...query, ...page }, signal }),
    ({ statements }) => statements,
  )

export const statementQuery = (client: FiacreClient, statementId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'statement', statementId],
    queryFn: ({ signal }) => client.getPayoutStatement({ path: { statementId }, signal }),
    retry: false,
    ...LIVE,
  })

export const runsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'payout-runs'],
    queryFn: ({ signal }) => client.listPayoutRuns({ signal }),
    ...LIVE,
  })

export const ratesQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'carrier-rates'],
    queryFn: ({ signal }) => client.listCarrierRates({ signal }),
    ...LIVE,
  })

export const carriersToChoose = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'carriers-to-choose'],
    queryFn: ({ signal }) => client.listCarriers({ query: { state: 'approved', limit: 100 }, signal }),
    ...LIVE,
  })

export const statementPath = (id: string, format: 'pdf' | 'csv') =>
  `/api/admin/payout-statements/${id}/files/${format}`
export const runPath = (id: string) => `/api/admin/payout-runs/${id}/file`

export const yearlyPath = (year: number) => `/api/admin/yearly-earnings/${year}`
