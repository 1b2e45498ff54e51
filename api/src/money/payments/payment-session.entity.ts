import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { GatewayName } from './gateway-name.ts'

/**
 * `opening` until the gateway has answered; `closing` while it is asked to close the page; `processing` when it was paid by a
 * way that clears later; `expired` when it was left; `review` when what the gateway reports does not fit what was asked.
 */
export type PaymentSessionStatus =
  | 'opening'
  | 'open'
  | 'closing'
  | 'processing'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'review'

/** One attempt to collect an amount through a gateway. */
export const PaymentSession = defineEntity({
  name: 'PaymentSession',
  tableName: 'payment_session',
  indexes: [
    { name: 'payment_session_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'payment_session_status_created_at_id_index', properties: ['status', 'createdAt', 'id'] },
    { name: 'payment_session_gateway_created_at_id_index', properties: ['gateway', 'createdAt', 'id'] },
  ],
  uniques: [{ name: 'payment_session_reference_attempt_unique', properties: ['reference', 'attempt'] }],
  properties: {
    id: p.uuid().primary(),
    /** What is paid for, in a word for gateways and people: `booking:100001`, or `change:<id>`. Nothing is read from it. */
    reference: p.text(),
    attempt: p.integer(),
    /** The booking that it is about in the end. */
    bookingId: p.integer().nullable().index('payment_session_booking_id_index'),
    /** The change of the booking that is paid for; null for the booking itself. */
    changeId: p.uuid().nullable(),
    gateway: p.text().$type<GatewayName>(),
    status: p.text().$type<PaymentSessionStatus>(),
    amountCents: p.integer(),
    currency: p.text().default('EUR'),
    description: p.text(),
    payer: p.json<Payer>(),
    /** Where the gateway sends the traveller: after paying, and otherwise. */
    returnUrl: p.text(),
    cancelUrl: p.text(),
    redirectUrl: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    /** The gateway's own id of the session. */
    gatewayReference: p.text().nullable().index('payment_session_gateway_reference_index'),
    /** When the gateway is asked what became of it, should it stay silent. */
    lookAt: p.datetime().columnType('timestamptz').nullable(),
    /** How often it was asked. */
    looks: p.integer().default(0),
    settledAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type PaymentSessionRow = InferEntity<typeof PaymentSession>

export interface Payer {
  firstName: string
  lastName: string
  email: string
  phone?: string | null | undefined
  address?: string | null | undefined
  city?: string | null | undefined
  postalCode?: string | null | undefined
  /** ISO 3166-1 alpha-2. */
  country: string
}
