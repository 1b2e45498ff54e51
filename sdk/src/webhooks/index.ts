export { verifyWebhook, type WebhookRequest } from './verify-webhook.ts'
export { WebhookError, type WebhookErrorCode } from './webhook-error.ts'
export type {
  BookingWebhook,
  CarrierWebhookEvent,
  PaperWebhook,
  PingWebhook,
  RideWebhook,
  WebhookEvent,
} from './webhook-event.ts'
