import type { Problem, ProblemCode } from './models.ts'

/** A problem's code, or `UNEXPECTED_RESPONSE` when the answer is not what this service sends. */
export type FiacreErrorCode = ProblemCode | 'UNEXPECTED_RESPONSE'

/** What a {@link FiacreError} is made of. */
export type FiacreErrorInit = {
  status: number
  /** The body as it came, or what stands for it when there is none. */
  text: string
  code: FiacreErrorCode
  detail: string
  problem?: Problem | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
}

/**
 * The service answered, and the answer is no.
 * `message` is the status code, a colon, a space and the body text or status text (spec section 8);
 * `detail` is the sentence to show.
 */
export class FiacreError extends Error {
  override readonly name = 'FiacreError'
  /** The HTTP status. */
  readonly status: number
  /** What went wrong, by a stable code. */
  readonly code: FiacreErrorCode
  /** What went wrong, in the service's own words. */
  readonly detail: string
  /** The whole problem document, when the answer was one. */
  readonly problem: Problem | undefined
  /** The id to quote to support. */
  readonly requestId: string | undefined
  /** Seconds to wait before trying again, when the service said so. */
  readonly retryAfter: number | undefined

  constructor(init: FiacreErrorInit) {
    super(`${init.status}: ${init.text}`)
    this.status = init.status
    this.code = init.code
    this.detail = init.detail
    this.problem = init.problem
    this.requestId = init.requestId
    this.retryAfter = init.retryAfter
  }
}

/** The service did not answer in time. Whether it did what was asked is not known. */
export class FiacreTimeoutError extends Error {
  override readonly name = 'FiacreTimeoutError'
  /** How long the call waited, in milliseconds. */
  readonly timeoutMs: number

  constructor(timeoutMs: number, options?: ErrorOptions) {
    super(`The service did not answer within ${timeoutMs} ms. It may be busy; please try again.`, options)
    this.timeoutMs = timeoutMs
  }
}

/** The service could not be reached, or the connection broke. `cause` is what the platform said. */
export class FiacreNetworkError extends Error {
  override readonly name = 'FiacreNetworkError'

  constructor(url: string, options?: ErrorOptions) {
    super(`The service could not be reached at ${url}. Check the connection and try again.`, options)
  }
}
