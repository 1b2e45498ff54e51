import { readBase64 } from './read-base64.ts'
import { WebhookError } from './webhook-error.ts'

interface FetchHeaders {
  get(name: string): string | null
}

/** Headers of a request, as Fetch or as Node has them; those of Node by their names in small letters. */
export type WebhookHeaders = FetchHeaders | Readonly<Record<string, string | readonly string[] | undefined>>

/** More signatures than anybody sends: each costs a computation. */
const MOST_SIGNATURES = 10

/** What the headers of Standard Webhooks say. @throws WebhookError when they do not */
export function readHeaders(headers: WebhookHeaders): {
  id: string
  /** Seconds since 1970, as they were written. */
  timestamp: string
  signatures: Uint8Array<ArrayBuffer>[]
} {
  const [id, timestamp, list] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !list || !/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookError(
      'HEADERS_MISSING',
      'A webhook has the headers webhook-id, webhook-timestamp and webhook-signature.',
    )
  }
  const signatures = list
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .slice(0, MOST_SIGNATURES)
    .flatMap((signature) => readBase64(signature.slice('v1,'.length)) ?? [])
  return { id, timestamp, signatures }
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function isFetchHeaders(headers: WebhookHeaders): headers is FetchHeaders {
  return typeof headers.get === 'function'
}
