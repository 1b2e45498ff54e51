import { WEBHOOK_ANSWER_KEPT } from '@fiacre/sdk/rules'
import { unseal } from '../database/seal.ts'
import type { Guard } from '../outside/guarded-addresses.ts'
import { guardedPost } from '../outside/guarded-post.ts'
import { PostFailure } from '../outside/post-failure.ts'
import type { Claimed } from './claim-deliveries.ts'
import { outcomeOf } from './next-try.ts'
import { signedHeaders } from './sign-webhook.ts'
import type { WebhookOutcome } from './webhook-attempt.entity.ts'

/** What came of a try. */
export interface Tried {
  at: Date
  durationMs: number
  outcome: WebhookOutcome
  status: number | null
  answer: string
  retryAfter: string | undefined
}

/** Signs a delivery for this try, and sends it. @throws the reason of `guard.signal` when the service stops meanwhile */
export async function tryDelivery(claimed: Claimed, sealKey: string, guard: Guard, at: Date): Promise<Tried> {
  const { eventId: id, body, url } = claimed
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Fiacre-Webhooks/1',
    ...signedHeaders({ id, body, at, secrets: secretsOf(claimed, sealKey, at) }),
  }
  const began = performance.now()
  const tried = await guardedPost({ url: new URL(url), headers, body }, guard).then(
    ({ status, text, retryAfter }) => ({
      outcome: outcomeOf(status),
      status,
      answer: storable(text),
      retryAfter,
    }),
    (error: unknown) => {
      if (!(error instanceof PostFailure)) throw error
      return { outcome: error.kind, status: null, answer: error.message, retryAfter: undefined }
    },
  )
  return { at, durationMs: Math.round(performance.now() - began), ...tried }
}

function secretsOf({ secret, oldSecret, oldSecretUntil }: Claimed, sealKey: string, at: Date): string[] {
  const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at
  return [secret, ...(isOldGood ? [oldSecret] : [])].map((one) => unseal(one, sealKey))
}

/** What a stranger answered, as a database can keep it. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').slice(0, WEBHOOK_ANSWER_KEPT).toWellFormed()
}
