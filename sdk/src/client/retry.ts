import { isHTTPError, isNetworkError, type RetryOptions } from 'ky'
import { retryAfterSeconds } from './retry-after.ts'

/** How often a call that may go out again is tried again, unless it is told otherwise. */
export const MOST_RETRIES = 2
/** The first pause in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 300
/** A caller would rather hear "come back in a minute" than wait for it in silence. */
const LONGEST_PAUSE_MS = 5000
/** Answers that a later try may better. */
const PASSING = new Set([408, 429, 500, 502, 503, 504])

/**
 * When to try a call again, for ky. `giveUpAt` is the moment (milliseconds since 1970) at which the whole call times out:
 * a pause that would outlast it is not begun, so that the caller gets the service's answer and not a time-out.
 *
 * The pause is worked out here rather than by ky, because ky takes `RateLimit-Reset` for a `Retry-After`, and this
 * service sends that header with every answer.
 */
export function retryPolicy(retries: number, giveUpAt: number): RetryOptions {
  if (retries === 0) return { limit: 0 }
  let pause = 0
  return {
    limit: retries,
    methods: ['get', 'post'],
    shouldRetry: ({ error, retryCount }) => {
      pause = pauseBefore(error, retryCount) ?? Infinity
      return pause <= LONGEST_PAUSE_MS && Date.now() + pause < giveUpAt
    },
    delay: () => pause,
  }
}

/** Milliseconds to wait before retry number `retryCount`, or undefined when another try would not help. */
function pauseBefore(error: Error, retryCount: number): number | undefined {
  if (isHTTPError(error)) {
    if (!PASSING.has(error.response.status)) return undefined
    const asked = retryAfterSeconds(error.response.headers, Date.now())
    if (asked !== undefined) return asked * 1000
  } else if (!isNetworkError(error)) {
    return undefined
  }
  // Spread out, so that clients which failed together do not come back together.
  return FIRST_PAUSE_MS * 2 ** (retryCount - 1) * (0.75 + Math.random() / 2)
}
