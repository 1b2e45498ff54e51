import type { components } from '../generated/contract.ts'

/** Something that happened to a booking which came from the partner. */
export type BookingWebhook = components['schemas']['BookingWebhook']

/** Sent on request, to try a receiver. */
export type PingWebhook = components['schemas']['PingWebhook']

/** All that Fiacre sends. More types may come: answer those that you do not know with 2xx, and do nothing. */
export type WebhookEvent = BookingWebhook | PingWebhook
