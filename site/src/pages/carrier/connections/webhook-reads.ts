import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Endpoint = CallResult<'listCarrierWebhooks'>['endpoints'][number]
export type Delivery = CallResult<'listCarrierWebhookDeliveries'>['deliveries'][number]

export const WEBHOOKS_KEY = [...QUERY_KEYS.carrier, 'webhooks'] as const

export const webhooksQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => client.listCarrierWebhooks({ signal }),
    staleTime: 0,
  })

export const deliveriesQuery = (client: FiacreClient, webhookId: string) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, webhookId],
    queryFn: ({ signal }) => client.listCarrierWebhookDeliveries({ path: { webhookId }, signal }),
    staleTime: 0,
  })
