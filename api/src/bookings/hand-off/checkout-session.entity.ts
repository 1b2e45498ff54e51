import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

/** A journey that a partner's page handed over to be booked on our site. Its tokens are kept as hashes. */
export const CheckoutSession = defineEntity({
  name: 'CheckoutSession',
  tableName: 'checkout_session',
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid().index('checkout_session_partner_id_index'),
    /** Made with a test key. */
    isTest: p.boolean(),
    /** The newest price of the journey. */
    quoteId: p.uuid().index('checkout_session_quote_id_index'),
    tokenHash: p.text().unique('checkout_session_token_hash_unique'),
    /** BCP 47 tag of the partner's page. */
    locale: p.text().nullable(),
    returnUrl: p.text().nullable(),
    /** Where to without having paid; null for `returnUrl`. */
    cancelUrl: p.text().nullable(),
    /** What the partner's page shows prices and distances in, null where it did not say. */
    currency: p.text().$type<components['schemas']['DisplayCurrency']>().nullable(),
    distanceUnit: p.text().$type<components['schemas']['DistanceUnit']>().nullable(),
    createdAt: p.datetime().columnType('timestamptz').index('checkout_session_created_at_index'),
    /** Of the link until it is opened, of the checkout afterwards. */
    expiresAt: p.datetime().columnType('timestamptz').index('checkout_session_expires_at_index'),
    openedAt: p.datetime().columnType('timestamptz').nullable(),
    /** Who signed in or registered where it was opened. */
    userId: p.uuid().nullable().index('checkout_session_user_id_index'),
    bookingId: p.integer().nullable().unique('checkout_session_booking_id_unique'),
    resultHash: p.text().nullable().unique('checkout_session_result_hash_unique'),
    resultExpiresAt: p.datetime().columnType('timestamptz').nullable(),
    resultRedeemedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type CheckoutSessionRow = InferEntity<typeof CheckoutSession>
