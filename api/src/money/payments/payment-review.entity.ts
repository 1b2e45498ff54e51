import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

type Review = components['schemas']['PaymentReview']

/** Money that fits nothing we asked for. It waits for a person, however long. */
export const PaymentReview = defineEntity({
  name: 'PaymentReview',
  tableName: 'payment_review',
  indexes: [{ name: 'payment_review_resolved_at_id_index', properties: ['resolvedAt', 'id'] }],
  uniques: [{ name: 'payment_review_event_unique', properties: ['gateway', 'eventId'] }],
  properties: {
    id: p.uuid().primary(),
    gateway: p.text(),
    /** The gateway's own id of what it reported: it is parked once, however often it comes. */
    eventId: p.text(),
    why: p.text().$type<Review['why']>(),
    amountCents: p.integer(),
    currency: p.text(),
    expectedCents: p.integer().nullable(),
    sessionId: p.uuid().nullable(),
    bookingId: p.integer().nullable(),
    receivedAt: p.datetime().columnType('timestamptz'),
    resolution: p.text().$type<NonNullable<Review['resolution']>>().nullable(),
    resolvedAt: p.datetime().columnType('timestamptz').nullable(),
    resolvedBy: p.uuid().nullable(),
    note: p.text().nullable(),
  },
})

export type PaymentReviewRow = InferEntity<typeof PaymentReview>
