import { FiacreError } from './errors.ts'
import { withEtag } from './etag.ts'
import { messageIn, parseProblem } from './problem.ts'
import { retryAfterSeconds } from './retry-after.ts'

/**
 * The JSON of a good answer. A page where JSON is due, as from a proxy or a maintenance screen, becomes a
 * {@link FiacreError} with code `UNEXPECTED_RESPONSE`.
 */
export function readAnswer(text: string, response: Response): unknown {
  if (isJson(response)) {
    try {
      return withEtag<unknown>(JSON.parse(text), etagIn(response))
    } catch {
      // Cut off or garbled: told below.
    }
  }
  const detail = unexpected(response)
  throw new FiacreError({
    status: response.status,
    text: detail,
    code: 'UNEXPECTED_RESPONSE',
    detail,
    ...traces(response),
  })
}

/** The error that an answer outside 2xx stands for. */
export function refusal(text: string | undefined, response: Response): FiacreError {
  const problem = text ? parseProblem(text) : undefined
  return new FiacreError({
    status: response.status,
    text: text || response.statusText,
    code: problem?.code ?? 'UNEXPECTED_RESPONSE',
    detail: problem?.detail ?? (text && messageIn(text)) ?? unexpected(response),
    problem,
    ...traces(response, problem?.requestId),
  })
}

/** Proxies that compress an answer mark its tag as weak, though the record is the same: the service itself sends strong ones alone. */
function etagIn({ headers }: Response): string | undefined {
  return headers.get('etag')?.replace(/^W\//, '')
}

function traces({ headers }: Response, requestId?: string) {
  return {
    requestId: requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterSeconds(headers, Date.now()),
  }
}

function isJson({ headers }: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}

function unexpected({ status, headers }: Response): string {
  const kind = headers.get('content-type')?.split(';')[0] || 'no content type'
  return `The service sent an answer that is not one of its own (${status}, ${kind}). It may be under maintenance; please try again later.`
}
