import type { CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Endpoint = CallResult<'listPartnerWebhooks'>['endpoints'][number]
export type Delivery = CallResult<'listPartnerWebhookDeliveries'>['deliveries'][number]
export type Grades = CallResult<'gradePartnerWebhook'>

export const WEBHOOKS_KEY = [...QUERY_KEYS.partner, 'webhooks'] as const

export const webhooksQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => client.listPartnerWebhooks({ signal }),
    staleTime: 0,
  })

export const deliveriesQuery = (client: FiacreClient, webhookId: string) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, webhookId],
    queryFn: ({ signal }) => client.listPartnerWebhookDeliveries({ path: { webhookId }, signal }),
    staleTime: 0,
  })
