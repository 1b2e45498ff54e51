import ky, { isHTTPError, isTimeoutError } from 'ky'
import { readAnswer, refusal } from './answer.ts'
import { FiacreError, FiacreNetworkError, FiacreTimeoutError } from './errors.ts'
import { retryPolicy } from './retry.ts'

/** One call, ready to go out. */
export type Outgoing = {
  url: string
  method: string
  headers: Headers
  /** A value for JSON, or the bytes of a file as a Blob. */
  body: unknown
  credentials: 'omit' | 'same-origin' | 'include'
  /** Milliseconds for the whole call, retries included. */
  timeoutMs: number
  /** How often it may go out again; 0 where sending it twice could do harm. */
  retries: number
  signal?: AbortSignal | undefined
  fetch?: typeof globalThis.fetch | undefined
}

/**
 * Sends a call and answers its JSON.
 * Throws FiacreError, FiacreTimeoutError, FiacreNetworkError, or the signal's reason when the caller aborts.
 */
export async function send(call: Outgoing): Promise<unknown> {
  const { url, timeoutMs, signal } = call
  try {
    return await ky(url, {
      method: call.method,
      headers: call.headers,
      credentials: call.credentials,
      timeout: timeoutMs,
      totalTimeout: timeoutMs,
      retry: retryPolicy(call.retries, Date.now() + timeoutMs),
      // ky reads the bodies of errors by this function too; those are kept as text for the error's message.
      parseJson: (text, { response }) => (response.ok ? readAnswer(text, response) : text),
      ...sent(call.body),
      ...(signal ? { signal } : {}),
      ...(call.fetch ? { fetch: call.fetch } : {}),
    }).json()
  } catch (error) {
    if (error instanceof FiacreError) throw error
    if (isHTTPError(error))
      throw refusal(typeof error.data === 'string' ? error.data : undefined, error.response)
    if (isTimeoutError(error)) throw new FiacreTimeoutError(timeoutMs, { cause: error })
    if (signal?.aborted) throw signal.reason
    // fetch has one word for every broken connection: TypeError. The address and headers were checked before.
    throw new FiacreNetworkError(url, { cause: error })
  }
}

/** JSON, but for the bytes of a file: these go as they are, and fetch says of what type they are. */
function sent(body: unknown): { body?: Blob; json?: unknown } {
  if (body === undefined) return {}
  return body instanceof Blob ? { body } : { json: body }
}
