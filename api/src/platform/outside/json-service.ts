import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'

/** How long a service outside is waited for, and how often it is asked. Milliseconds. */
export interface Patience {
  /** For one whole answer. */
  timeout: number
  /** After a failed attempt, so many more. */
  repetitions: number
  /** Before the first repetition; each next pause is about twice as long. */
  pause: number
  /** Calls that failed one after the other, repetitions and all, before the service is left alone. */
  failures: number
  /** How long it is left alone; then one call is let through for trial. */
  rest: number
}

/** Somebody waits for the answer on a page: two tries in three seconds, then without the service. */
export const PATIENCE: Patience = { timeout: 1500, repetitions: 1, pause: 120, failures: 4, rest: 30_000 }

interface ServiceCall {
  url: string
  headers?: Record<string, string>
  /** Sent as JSON with POST; without one the call is a GET. */
  body?: unknown
}

interface ServiceAnswer {
  status: number
  /** What the service said, whose shape the caller checks. */
  body: unknown
}

/** Asks a service; answers of 4xx are answers too, its own errors are thrown after the last attempt. */
export type JsonService = (call: ServiceCall) => Promise<ServiceAnswer>

/** An answer that is no use: too long, or no JSON. Asking again would not help. */
class UnreadableAnswer extends Error {}

const MAX_BYTES = 1_000_000

/**
 * A service outside that answers in JSON, asked with a time-out, a bounded retry and a circuit breaker: one that has
 * failed several times in a row is left alone for a while, and the caller goes on without it at once.
 */
export function jsonService(patience: Patience = PATIENCE): JsonService {
  const attempts = retry(
    handleWhen((error) => !(error instanceof UnreadableAnswer)),
    { maxAttempts: patience.repetitions, backoff: new ExponentialBackoff({ initialDelay: patience.pause }) },
  )
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(patience.failures),
    halfOpenAfter: patience.rest,
  })
  const policy = wrap(breaker, attempts, timeout(patience.timeout, TimeoutStrategy.Aggressive))
  return (call) => policy.execute(({ signal }) => ask(call, signal))
}

async function ask({ url, headers, body }: ServiceCall, signal: AbortSignal): Promise<ServiceAnswer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // What it answers is an answer; where it sends us is not for it to say.
    redirect: 'error',
    signal,
  })
  const isBroken = response.status >= 500 || response.status === 429 || response.status === 408
  if (isBroken) {
    await response.body?.cancel()
    throw new Error(`The service answered ${response.status}.`)
  }
  // There is nothing to say.
  if (response.status === 204) return { status: 204, body: null }
  return { status: response.status, body: parse(await shortText(response)) }
}

async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  // Leaving the loop closes the connection, so that no more than this is taken in.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new UnreadableAnswer(`The answer is longer than ${MAX_BYTES} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableAnswer('The answer is no JSON.')
  }
}
