import { FiacreError, type CallInput, type CallResult, type FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'

export type Partner = CallResult<'getPartner'>
export type Details = CallInput<'savePartner'>['body']
export type Key = Partner['keys'][number]

/** The partner that one acts for; null for whoever acts for none yet. */
export const partnerQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.partner,
    async queryFn({ signal }) {
      try {
        return await client.getPartner({ signal })
      } catch (error) {
        if (error instanceof FiacreError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
  })

/** Whether a key works. */
export const isWorking = ({ revokedAt, expiresAt }: Key, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || new Date(expiresAt) > now)
