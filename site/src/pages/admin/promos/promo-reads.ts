import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type Promo = CallResult<'listPromoCodes'>['promoCodes'][number]

/** What the list can be narrowed to. */
export const PROMO_STATES = ['holding', 'ended'] as const

export const promosQuery = (client: FiacreClient, query: NonNullable<CallInput<'listPromoCodes'>['query']>) =>
  pagesQuery(
    ['promos', query],
    (page: Page<string>, signal) => client.listPromoCodes({ query: { ...query, ...page }, signal }),
    ({ promoCodes }) => promoCodes,
  )
