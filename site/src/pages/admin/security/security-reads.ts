import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type TotpSecret = CallResult<'startTotp'>

export const secondFactorQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'second-factor'],
    queryFn: ({ signal }) => client.getSecondFactor({ signal }),
    staleTime: 0,
  })
