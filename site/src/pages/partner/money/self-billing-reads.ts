import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type SelfBilling = CallResult<'getSelfBilling'>

export const selfBillingQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.partner, 'self-billing'],
    queryFn: ({ signal }) => client.getSelfBilling({ signal }),
    staleTime: 0,
  })
