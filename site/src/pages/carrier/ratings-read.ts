import type { FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'

export const RATINGS_KEY = [...QUERY_KEYS.carrier, 'ratings'] as const

/** What travellers say of the carrier. */
export const ratingsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: RATINGS_KEY,
    queryFn: ({ signal }) => client.listCarrierRatings({ signal }),
    staleTime: 0,
  })
