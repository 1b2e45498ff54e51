import { WEBHOOK_TOLERANCE_SECONDS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { randomUUID } from 'node:crypto'
import { signedHeaders } from './sign-webhook.ts'
import { newWebhookSecret } from './webhook-secret.ts'

type Grade = components['schemas']['WebhookGrade']

/** A request that a receiver is graded by, and whether it should be believed. */
export interface GradingRequest {
  name: Grade['name']
  wants: Grade['wants']
  headers: Record<string, string>
  body: string
}

/** An event of the owner's that a receiver knows. */
export interface SampleEvent {
  type: string
  data: object
}

/** A type that no receiver can know, as new ones come in time. */
const UNKNOWN_TYPE = 'grading.unknown'
/** Events have less than 20 kB (Standard Webhooks 1.0.0). */
const LARGE_CHARACTERS = 18_000

/** What a receiver is sent, in order: the first two are the same event. */
export function gradingRequests(secret: string, sample: SampleEvent, at: Date): GradingRequest[] {
  const secrets = [secret]
  const known = eventOf(sample, at)
  const longAgo = new Date(at.getTime() - 2 * WEBHOOK_TOLERANCE_SECONDS * 1000)
  const large = { ...sample, data: { ...sample.data, padding: 'x'.repeat(LARGE_CHARACTERS) } }
  return [
    request('valid', 'accepted', known, { at, secrets }),
    request('repeated', 'accepted', known, { at, secrets }),
    request('forged', 'refused', eventOf(sample, at), { at, secrets: [newWebhookSecret()] }),
    request('old', 'refused', eventOf(sample, longAgo), { at: longAgo, secrets }),
    // While a secret is replaced, two sign; which of them comes first is not promised.
    request('rotating', 'accepted', eventOf(sample, at), { at, secrets: [newWebhookSecret(), secret] }),
    request('unknown-type', 'accepted', eventOf({ ...sample, type: UNKNOWN_TYPE }, at), { at, secrets }),
    request('large', 'accepted', eventOf(large, at), { at, secrets }),
  ]
}

function eventOf({ type, data }: SampleEvent, at: Date) {
  const id = randomUUID()
  return { id, body: JSON.stringify({ id, type, timestamp: at.toISOString(), data }) }
}

function request(
  name: Grade['name'],
  wants: Grade['wants'],
  event: { id: string; body: string },
  signing: { at: Date; secrets: readonly string[] },
): GradingRequest {
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Fiacre-Webhooks/1',
    ...signedHeaders({ ...event, ...signing }),
  }
  return { name, wants, headers, body: event.body }
}

/** The command that sends a request again, for a shell of POSIX. */
export function curlOf(url: string, { headers, body }: Pick<GradingRequest, 'headers' | 'body'>): string {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return ['curl -i -X POST', quoted(url), ...named, `--data-raw ${quoted(body)}`].join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
