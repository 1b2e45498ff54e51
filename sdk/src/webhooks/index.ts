export { verifyWebhook, type WebhookRequest } from './verify-webhook.ts'
export { WebhookError, type WebhookErrorCode } from './webhook-error.ts'
export type { BookingWebhook, PingWebhook, WebhookEvent } from './webhook-event.ts'
