import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { PaymentReview } from '#money/payments/payment-review.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { keysetPage, pageOf, type KeyOrder } from '#platform/database/keyset.ts'
import { findRows } from '#platform/database/rows.ts'
import { toReview } from '../admin/payment-reviews.ts'

export type ReviewQuery = NonNullable<operations['listPaymentReviews']['parameters']['query']>

// What was tried out keeps nobody waiting.
const WAITING: KeyOrder = {
  table: 'payment_review',
  columns: [`(gateway = 'test')`, 'received_at', 'id'],
  isDescending: false,
}
const DECIDED: KeyOrder = { table: 'payment_review', columns: ['resolved_at', 'id'], isDescending: true }

/** A page of the payments that wait for a person, the oldest first; or of those that were decided, the last decision first. */
export async function listReviews(
  { orm }: Context,
  query: ReviewQuery,
): Promise<components['schemas']['PaymentReviewList']> {
  const { limit = 100 } = query
  const em = orm.em.fork()
  const { rows, next } = pageOf(await findRows(em, PaymentReview, reviewList({ ...query, limit })), limit)
  return { reviews: await Promise.all(rows.map((row) => toReview(em, row))), next }
}

/** The rest of a statement, from `where` on, that answers a query of the payments that wait, or were decided. */
export function reviewList(query: ReviewQuery & { limit: number }): RawBuilder<unknown> {
  return query.state === 'decided'
    ? keysetPage([sql`resolved_at is not null`], DECIDED, query)
    : keysetPage([sql`resolution is null`], WAITING, query)
}
