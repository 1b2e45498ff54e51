import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type CarrierRow = CallResult<'listCarriers'>['carriers'][number]
export type CarrierRecord = CallResult<'getAdminCarrier'>
export type Carrier = CarrierRecord['carrier']
export type PaperToReview = CallResult<'listPapersToReview'>['papers'][number]
type CarrierState = Carrier['state']

export const CARRIER_STATES = [
  'submitted',
  'needs-more',
  'approved',
  'suspended',
  'rejected',
  'draft',
  'closed',
] as const satisfies readonly CarrierState[]

export const CARRIER_TONES = {
  draft: 'neutral',
  submitted: 'warning',
  'needs-more': 'accent',
  approved: 'positive',
  rejected: 'danger',
  suspended: 'danger',
  closed: 'neutral',
} as const satisfies Record<CarrierState, string>

export const PAPER_TONES = {
  submitted: 'warning',
  approved: 'positive',
  rejected: 'danger',
  expired: 'neutral',
} as const

const LIVE = { staleTime: 0, refetchOnMount: 'always' as const }

export const carriersQuery = (client: FiacreClient, query: NonNullable<CallInput<'listCarriers'>['query']>) =>
  pagesQuery(
    ['carriers', query],
    (page: Page<string>, signal) => client.listCarriers({ query: { ...query, ...page }, signal }),
    ({ carriers }) => carriers,
  )

export const carrierQuery = (client: FiacreClient, carrierId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'carrier', carrierId],
    queryFn: ({ signal }) => client.getAdminCarrier({ path: { carrierId }, signal }),
    retry: false,
    ...LIVE,
  })

export const papersQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'carrier-papers'],
    queryFn: ({ signal }) => client.listPapersToReview({ signal }),
    ...LIVE,
  })

/** Where our people get the file of a paper, to be saved; a picture can be shown from there, too. */
export const filePath = (fileId: string) => `/api/admin/carrier-files/${fileId}`
