import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type PartnerRow = CallResult<'listAdminPartners'>['partners'][number]
export type PartnerRecord = CallResult<'getAdminPartner'>

type PartnerState = PartnerRecord['state']

export const PARTNER_STATES = [
  'submitted',
  'needs-more',
  'approved',
  'suspended',
  'rejected',
  'draft',
  'closed',
] as const satisfies readonly PartnerState[]

export const PARTNER_TONES = {
  draft: 'neutral',
  submitted: 'warning',
  'needs-more': 'accent',
  approved: 'positive',
  rejected: 'danger',
  suspended: 'danger',
  closed: 'neutral',
} as const satisfies Record<PartnerState, string>

export const partnersQuery = (
  client: FiacreClient,
  query: NonNullable<CallInput<'listAdminPartners'>['query']>,
) =>
  pagesQuery(
    ['partners', query],
    (page: Page<string>, signal) => client.listAdminPartners({ query: { ...query, ...page }, signal }),
    ({ partners }) => partners,
  )

export const partnerQuery = (client: FiacreClient, partnerId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'partner', partnerId],
    queryFn: ({ signal }) => client.getAdminPartner({ path: { partnerId }, signal }),
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })
