import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

/** Money of one payment on its way back to the card that paid it. */
export const CardRefund = defineEntity({
  name: 'CardRefund',
  tableName: 'card_refund',
  properties: {
    id: p.uuid().primary(),
    bookingId: p.integer().index('card_refund_booking_id_index'),
    /** The payment that it gives back, all or a part. */
    sessionId: p.uuid(),
    gateway: p.text(),
    amountCents: p.integer(),
    status: p.text().$type<components['schemas']['CardRefund']['status']>(),
    /** Each asks the gateway for a refund of its own: what failed once does not stand in the way. */
    attempt: p.integer().default(1),
    /** By what the gateway knows this try: each has its own. */
    orderKey: p.text().unique('card_refund_order_key_unique'),
    /** The gateway's own id of it. */
    gatewayReference: p.text().nullable(),
    /** The gateway's code of what went wrong. */
    failure: p.text().nullable(),
    askedAt: p.datetime().columnType('timestamptz'),
    /** When the gateway is asked what became of it; null once that is known. */
    lookAt: p.datetime().columnType('timestamptz').nullable(),
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type CardRefundRow = InferEntity<typeof CardRefund>
