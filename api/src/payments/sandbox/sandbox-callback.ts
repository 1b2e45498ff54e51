import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { JobKind } from '../../jobs/jobs.ts'
import { sign } from './signature.ts'

export interface CallbackJob {
  id: string
  sessionId: string
  type: 'payment.paid' | 'payment.declined'
  amountCents: number
  currency: string
  createdAt: string
}

/** Delivers a callback until it is taken; written in the transaction that records the outcome. */
export const SANDBOX_CALLBACK: JobKind<CallbackJob> = { name: 'sandbox-callback' }

const TIMEOUT_MS = 5_000

export function callbackFor(
  session: { sessionId: string; amountCents: number; currency: string },
  outcome: 'paid' | 'declined',
  now: Date,
): CallbackJob {
  return {
    id: randomUUID(),
    sessionId: session.sessionId,
    type: `payment.${outcome}`,
    amountCents: session.amountCents,
    currency: session.currency,
    createdAt: now.toISOString(),
  }
}

/** Sends one signed callback over HTTP, as an outside gateway would. Throws unless it was taken. */
export async function deliverCallback(
  address: string,
  secret: string,
  job: CallbackJob,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(job)
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
  await context.jobs.work(SANDBOX_CALLBACK, (job) => deliverCallback(address, secret, job, context.now()))
}
