import type { Context } from '../../context.ts'
import type { JobKind } from '../../jobs/jobs.ts'
import type { SandboxEvent } from './sandbox-event.ts'
import { sign } from './signature.ts'

/** Delivers a callback until it is taken; written in the transaction that records the outcome. */
export const SANDBOX_CALLBACK: JobKind<SandboxEvent> = { name: 'sandbox-callback' }

const TIMEOUT_MS = 5_000

/** Sends one signed callback over HTTP, as an outside gateway would. Throws unless it was taken. */
export async function deliverCallback(
  address: string,
  secret: string,
  event: SandboxEvent,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(event)
  const response = await fetch(`${address}/api/payments/callbacks/sandbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': sign(secret, body, now) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The callback was answered ${response.status}.`)
}

/** Starts delivering callbacks to our own address. */
export async function startSandboxCallbacks(
  context: Context,
  address: string,
  secret: string,
): Promise<void> {
  await context.jobs.work(SANDBOX_CALLBACK, (event) => deliverCallback(address, secret, event, context.now()))
}
