import { createHmac } from 'node:crypto'

interface Unsigned {
  /** The event's id: the same in every try. */
  id: string
  body: string
  /** When this try is made. */
  at: Date
  /** Each signs: the one that is, and for a while the one that was. */
  secrets: readonly string[]
}

/** The headers by which a receiver knows that we sent it (Standard Webhooks 1.0.0). */
export function signedHeaders({ id, body, at, secrets }: Unsigned): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
