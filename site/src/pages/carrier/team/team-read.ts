import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type CarrierTeam = CallResult<'getCarrierTeam'>

/** What one may do for the carrier, and who acts for it. */
export const teamQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.carrier, 'team'],
    queryFn: ({ signal }) => client.getCarrierTeam({ signal }),
    staleTime: 0,
  })
