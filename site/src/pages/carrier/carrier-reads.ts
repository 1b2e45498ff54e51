import { FiacreError, type CallInput, type CallResult, type FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'

export type Carrier = CallResult<'getCarrier'>
export type Details = CallInput<'saveCarrier'>['body']
export type Area = Details['areas'][number]
export type Due = Carrier['due'][number]

/** The carrier that one acts for; null for whoever acts for none yet. */
export const carrierQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.carrier,
    async queryFn({ signal }) {
      try {
        return await client.getCarrier({ signal })
      } catch (error) {
        if (error instanceof FiacreError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
  })
