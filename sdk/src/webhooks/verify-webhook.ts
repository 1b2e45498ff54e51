import { WEBHOOK_TOLERANCE_SECONDS } from '../rules/webhook-limits.ts'
import { readBase64 } from './read-base64.ts'
import { readHeaders, type WebhookHeaders } from './read-headers.ts'
import { WebhookError } from './webhook-error.ts'
import type { CarrierWebhookEvent, WebhookEvent } from './webhook-event.ts'

/** A webhook as it came. */
export interface WebhookRequest {
  /** The body as it came, byte for byte: parsed and written again it is another text, and no signature fits. */
  body: string | Uint8Array
  /** As the platform has them: `Headers`, or what Node calls `request.headers`. */
  headers: WebhookHeaders
  /** The secret of the address, which begins with `whsec_`; both of them while it is being replaced. */
  secret: string | readonly string[]
  /** When it is read, unless it is now. */
  now?: Date
}

/**
 * Reads a webhook and makes sure that Fiacre sent it, as Standard Webhooks says: HMAC-SHA256 over id, time and body. It needs
 * nothing but Web Crypto, so it runs in Node, in workers at the edge and in browsers.
 *
 * The same event may come more than once, and events may come out of order: `id` tells repeats, `data.version` what is older.
 * A carrier reads its own by `verifyWebhook<CarrierWebhookEvent>(…)`.
 * @throws WebhookError when it is not to be believed
 */
export async function verifyWebhook<Event extends WebhookEvent | CarrierWebhookEvent = WebhookEvent>({
  body,
  headers,
  secret,
  now,
}: WebhookRequest): Promise<Event> {
  const { id, timestamp, signatures } = readHeaders(headers)
  const ageSeconds = (now ?? new Date()).getTime() / 1000 - Number(timestamp)
  if (Math.abs(ageSeconds) > WEBHOOK_TOLERANCE_SECONDS) {
    throw new WebhookError(
      'TIMESTAMP_OUT_OF_RANGE',
      `The webhook was signed ${Math.round(Math.abs(ageSeconds))} seconds ${ageSeconds > 0 ? 'ago' : 'ahead'}. Is the clock right?`,
    )
  }
  const content = signedContent(`${id}.${timestamp}.`, body)
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (!(await isSigned(content, signatures, secrets))) {
    throw new WebhookError(
      'SIGNATURE_WRONG',
      'No signature of the webhook was made with this secret. Is the body the raw text of the request, and the secret that of this address?',
    )
  }
  return readEvent<Event>(typeof body === 'string' ? body : new TextDecoder().decode(body))
}

function signedContent(prefix: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(prefix)
  const rest = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const content = new Uint8Array(start.length + rest.length)
  content.set(start)
  content.set(rest, start.length)
  return content
}

/** Web Crypto compares in the same time whatever differs. */
async function isSigned(
  content: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    const bytes = readBase64(secret.replace(/^whsec_/, ''))
    if (!bytes) throw new WebhookError('SECRET_UNREADABLE', 'The secret of a webhook begins with whsec_.')
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, content)) return true
    }
  }
  return false
}

function readEvent<Event>(text: string): Event {
  try {
    const event: unknown = JSON.parse(text)
    if (typeof event === 'object' && event !== null && 'type' in event && 'data' in event)
      return event as Event
  } catch {
    // Said below.
  }
  throw new WebhookError('BODY_UNREADABLE', 'The body of the webhook is no event.')
}
