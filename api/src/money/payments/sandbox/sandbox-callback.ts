import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Context } from '#platform/context/context.ts'
import type { JobKind } from '#platform/jobs/job-kind.ts'
import type { SandboxDispute, SandboxEvent } from './sandbox-event.ts'
import { sign } from './signature.ts'

/** Delivers a callback until it is taken; written in the transaction that records the outcome. */
export const SANDBOX_CALLBACK: JobKind<SandboxEvent | SandboxDispute> = { name: 'sandbox-callback' }

const TIMEOUT_MS = 5_000

/** Where callbacks go, and what they are signed with. */
export interface CallbackRoute {
  /** Where this process listens. */
  address: string
  /** The address travellers see, whose host the request names: it is the only one that is answered. */
  publicUrl: string
  secret: string
}

/** Sends one signed callback over HTTP, as an outside gateway would. Throws unless it was taken. */
export async function deliverCallback(
  { address, publicUrl, secret }: CallbackRoute,
  event: SandboxEvent | SandboxDispute,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(event)
  const headers = {
    Host: new URL(publicUrl).host,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Sandbox-Signature': sign(secret, body, now),
  }
  // Not fetch, which names the host that it connects to.
  const url = `${address}/api/payments/callbacks/sandbox`
  const sent = request(url, { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  // The status says it all: what breaks after it does not matter.
  sent.on('error', () => {})
  answer.on('error', () => {}).resume()
  const status = answer.statusCode ?? 0
  if (status < 200 || status > 299) throw new Error(`The callback was answered ${status}.`)
}

/** Starts delivering callbacks to our own address. */
export async function startSandboxCallbacks(context: Context, route: CallbackRoute): Promise<void> {
  await context.jobs.work(SANDBOX_CALLBACK, (event) => deliverCallback(route, event, context.now()))
}
