import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  noJitterGenerator,
  retry,
  timeout,
  TimeoutStrategy,
} from 'cockatiel'
import { readAnswer, UnreadableRates, type SourceAnswer } from './source-answer.ts'

/** Milliseconds. */
export interface Patience {
  /** For a whole answer. */
  timeout: number
  /** Before the first repetition; each next pause is about twice as long. */
  pause: number
  /** After refreshes that failed one after the other, before the next is tried; it grows up to 32 times as long. */
  rest: number
}

export const PATIENCE: Patience = { timeout: 5_000, pause: 250, rest: 60_000 }

const REPETITIONS = 2
const FAILURES_BEFORE_REST = 2
/** Fifty times what either source answers. */
const MAX_BYTES = 100_000

/**
 * Asks a source for its rates: five seconds for an answer, three attempts with growing pauses.
 *
 * @throws UnreadableRates, or the last attempt's error
 */
export function answerFetcher(url: string, patience: Patience) {
  const attempts = retry(
    handleWhen((error) => !(error instanceof UnreadableRates)),
    { maxAttempts: REPETITIONS, backoff: new ExponentialBackoff({ initialDelay: patience.pause }) },
  )
  const inTime = timeout(patience.timeout, TimeoutStrategy.Aggressive)
  return (signal: AbortSignal): Promise<SourceAnswer> =>
    attempts.execute(
      (attempt) => inTime.execute(({ signal: late }) => askOnce(url, late), attempt.signal),
      signal,
    )
}

/** Lets refreshes through until some in a row have failed; then, after a rest that grows, one for trial. */
export function refreshBreaker(patience: Patience) {
  return circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
    halfOpenAfter: new ExponentialBackoff({
      generator: noJitterGenerator,
      initialDelay: patience.rest,
      maxDelay: patience.rest * 32,
    }),
  })
}

async function askOnce(url: string, signal: AbortSignal): Promise<SourceAnswer> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/json, application/xml' } })
  if (!response.ok) {
    await response.body?.cancel()
    const text = `The source of exchange rates answered ${response.status}.`
    const passes = response.status >= 500 || response.status === 429 || response.status === 408
    throw passes ? new Error(text) : new UnreadableRates(`${text} Check EXCHANGE_RATES_URL.`)
  }
  return readAnswer(await shortText(response))
}

async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  // Leaving the loop closes the connection, so that no more than this is taken in.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new UnreadableRates(`The answer is longer than ${MAX_BYTES} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
