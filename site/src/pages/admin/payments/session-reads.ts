import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { pagesQuery, type Page } from '../list/pages-query.ts'

export type PaymentAttempt = CallResult<'listAdminPayments'>['payments'][number]
export type GatewayName = PaymentAttempt['gateway']

/** How an attempt to pay can stand. */
export const SESSION_STATUSES = [
  'paid',
  'processing',
  'open',
  'opening',
  'closing',
  'declined',
  'expired',
  'review',
] as const satisfies readonly PaymentAttempt['status'][]

export const sessionsQuery = (
  client: FiacreClient,
  query: NonNullable<CallInput<'listAdminPayments'>['query']>,
) =>
  pagesQuery(
    ['payments', query],
    (page: Page<string>, signal) => client.listAdminPayments({ query: { ...query, ...page }, signal }),
    ({ payments }) => payments,
  )
