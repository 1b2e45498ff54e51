import { WEBHOOK_ANSWER_KEPT, WEBHOOK_GRADE_SECONDS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '../context/context.ts'
import { unseal } from '../database/seal.ts'
import { Problem } from '../http/problem.ts'
import { guardedPost } from '../outside/guarded-post.ts'
import { failureOf } from '../outside/post-failure.ts'
import { resolveHost } from '../outside/resolve-host.ts'
import { allowsLoopback } from './allows-loopback.ts'
import { curlOf, gradingRequests, type GradingRequest, type SampleEvent } from './grading-requests.ts'
import { outcomeOf } from './next-try.ts'
import { ownEndpoint } from './own-endpoints.ts'
import type { WebhookOwner } from './webhook-owner.ts'
import { webhookSealKey } from './webhook-secret.ts'
import { sentence } from '../http/sentence.ts'

type Schemas = components['schemas']
type Send = (request: GradingRequest) => Promise<Schemas['WebhookGrade']>

/**
 * Sends a receiver what it has to cope with, and says what it did. The first two come one after the other, as they are the same event;
 * a receiver that does not answer the first is sent nothing more.
 * @throws Problem NOT_FOUND, RULE_VIOLATION for an address that is not of the test mode
 */
export async function gradeReceiver(
  context: Context,
  owner: WebhookOwner,
  id: string,
  sample: SampleEvent,
): Promise<Schemas['WebhookGrades']> {
  const { url, secret, isTest } = await ownEndpoint(context, owner, id)
  if (!isTest) throw new Problem('RULE_VIOLATION', sentence('gradesTestsOnly'))
  const plain = unseal(secret, await webhookSealKey(context.orm))
  const requests = gradingRequests(plain, sample, context.now())
  const grades = await gradeAll(requests, sender(context, new URL(url)))
  return { isGood: grades.every(({ isGood }) => isGood), grades }
}

async function gradeAll([valid, repeated, ...rest]: GradingRequest[], send: Send) {
  const first = valid ? await send(valid) : undefined
  if (!first || !repeated || first.status === null) return first ? [first] : []
  return [first, await send(repeated), ...(await Promise.all(rest.map(send)))]
}

function sender(context: Context, url: URL): Send {
  return async (request) => {
    const { name, wants, headers, body } = request
    const began = performance.now()
    const { outcome, status, answer } = await post(context, url, { headers, body })
    const isRefused = status !== null && status >= 400 && status < 500
    return {
      name,
      wants,
      isGood: wants === 'accepted' ? outcome === 'delivered' : isRefused,
      outcome,
      status,
      answer,
      durationMs: Math.round(performance.now() - began),
      curl: curlOf(url.href, request),
    }
  }
}

async function post(
  { config }: Context,
  url: URL,
  { headers, body }: Pick<GradingRequest, 'headers' | 'body'>,
): Promise<Pick<Schemas['WebhookGrade'], 'outcome' | 'status' | 'answer'>> {
  const signal = AbortSignal.timeout(WEBHOOK_GRADE_SECONDS * 1000)
  try {
    const guard = { resolve: resolveHost, allowsLoopback: allowsLoopback(config), signal }
    const { status, text } = await guardedPost({ url, headers, body }, guard)
    const answer = text.replaceAll('\0', '\uFFFD').slice(0, WEBHOOK_ANSWER_KEPT).toWellFormed()
    return { outcome: outcomeOf(status), status, answer }
  } catch (error) {
    const { kind, message } = failureOf(error)
    return { outcome: kind, status: null, answer: message }
  }
}
