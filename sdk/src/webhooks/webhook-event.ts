import type { components } from '../generated/contract.ts'

/** Something that happened to a booking which came from the partner. */
export type BookingWebhook = components['schemas']['BookingWebhook']

/** Something that happened to a ride that the carrier was asked to drive, or has. */
export type RideWebhook = components['schemas']['RideWebhook']

/** What was decided on a paper of the carrier. */
export type PaperWebhook = components['schemas']['PaperWebhook']

/** Sent on request, to try a receiver. */
export type PingWebhook = components['schemas']['PingWebhook']

/** All that Fiacre sends to a partner. More types may come: answer those that you do not know with 2xx, and do nothing. */
export type WebhookEvent = BookingWebhook | PingWebhook

/** All that Fiacre sends to a carrier; the same holds for types that come later. */
export type CarrierWebhookEvent = RideWebhook | PaperWebhook | PingWebhook
