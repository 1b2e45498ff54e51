import { WEBHOOK_ANSWER_BYTES, WEBHOOK_ANSWER_SECONDS } from '@fiacre/sdk/rules'
import type { Guard } from './guarded-addresses.ts'
import { guardedRequest } from './guarded-request.ts'

interface Post {
  url: URL
  headers: Record<string, string>
  body: string
}

export interface PostAnswer {
  status: number
  retryAfter: string | undefined
  /** No more of it than was read. */
  text: string
}

const BOUNDS = { seconds: WEBHOOK_ANSWER_SECONDS, bytes: WEBHOOK_ANSWER_BYTES }

/**
 * Posts to an address that strangers gave, as `guardedRequest` asks one.
 * @throws PostFailure when nothing was answered; the reason of `signal` when it ended that
 */
export async function guardedPost(post: Post, guard: Guard): Promise<PostAnswer> {
  const { status, headers, text } = await guardedRequest({ ...post, method: 'POST' }, guard, BOUNDS)
  return { status, retryAfter: headers['retry-after'], text }
}
