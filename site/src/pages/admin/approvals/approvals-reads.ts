import type { FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export const approvalsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'approvals'],
    queryFn: ({ signal }) => client.listApprovals({ signal }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })
