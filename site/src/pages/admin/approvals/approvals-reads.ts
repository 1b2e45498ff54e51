import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Approval = CallResult<'listApprovals'>['approvals'][number]
export type WantedSetting = NonNullable<Approval['wish']['setting']>

export const approvalsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'approvals'],
    queryFn: ({ signal }) => client.listApprovals({ signal }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })

/** What a setting that somebody wants would change, as it was shown to whoever asked. */
export const wantedPreviewQuery = (client: FiacreClient, { kind, value, validFrom }: WantedSetting) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'approvals', 'setting', kind, value, validFrom],
    queryFn: ({ signal }) =>
      client.previewSetting({ path: { kind }, body: { value, ...(validFrom && { validFrom }) }, signal }),
    retry: false,
    staleTime: 0,
  })

/** A promo code as it is before its limits change. */
export const promoQuery = (client: FiacreClient, code: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'promo-code', code],
    queryFn: ({ signal }) => client.getPromoCode({ path: { code }, signal }),
    retry: false,
  })
