import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts'

export interface FieldError {
  /** JSON Pointer into the body (`/passengers`), or `/query/<name>`, `/path/<name>`, `/header/<name>`. */
  pointer: string
  code: string
  message: string
}

/**
 * An answer that is an error, as RFC 9457 problem details. Thrown anywhere below the handlers; the middleware
 * turns it into the response. `message` is written for people: what happened, why, what to do.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  /** Members of the problem document beyond the standard ones, such as a fresh quote. */
  readonly extra: Record<string, unknown>

  constructor(
    code: ProblemCode,
    message: string,
    more: { errors?: FieldError[]; headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = PROBLEM_CODES[code][0]
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.extra = more.extra ?? {}
  }

  /** The document as it goes over the wire. */
  toDocument(requestId: string): Record<string, unknown> {
    return {
      type: `/docs/problems#${this.code}`,
      title: PROBLEM_CODES[this.code][1],
      status: this.status,
      detail: this.message,
      message: this.message,
      code: this.code,
      requestId,
      ...(this.errors && { errors: this.errors }),
      ...this.extra,
    }
  }
}

/** Nobody is signed in, or not any more. */
export function signInNeeded(): Problem {
  return new Problem('UNAUTHORIZED', 'Authentication required')
}

/** A problem about one field of the body. */
export function fieldProblem(code: ProblemCode, field: string, message: string): Problem {
  return new Problem(code, message, { errors: [{ pointer: `/${field}`, code, message }] })
}
