import type { FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { currentCheckout } from './current-checkout.ts'

/** The checkout that this browser or this traveller has opened; not tried again, since mostly there is none. */
export const checkoutQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.checkout,
    queryFn: ({ signal }) => currentCheckout(client, { signal }),
    retry: false,
  })
