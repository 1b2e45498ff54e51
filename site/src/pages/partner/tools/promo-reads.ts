import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Promo = CallResult<'addPartnerPromoCode'>
export type PromoWanted = CallInput<'addPartnerPromoCode'>['body']

export const PROMOS_KEY = [...QUERY_KEYS.partner, 'promo-codes'] as const

export const promosQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: PROMOS_KEY,
    queryFn: ({ signal }) => client.listPartnerPromoCodes({ signal }),
    staleTime: 0,
  })

/** Whether a code holds, or will. */
export const isOpen = ({ endsAt }: Promo, now: number): boolean => endsAt === null || Date.parse(endsAt) > now
