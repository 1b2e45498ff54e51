import { FiacreError } from '@fiacre/sdk'
import { READ_RETRIES } from '@fiacre/sdk/rules'

/** Somebody who looks at a page would rather hear that it did not work than wait longer than so many seconds for it. */
const LONGEST_WAIT_S = 5

/** The pause before the retry, in ms, where the service asks for none. */
const PAUSE_MS = 1000

/** Whether a read that failed goes out again: once, unless the service asks to be left alone for longer than anybody waits. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < READ_RETRIES.default && askedWait(error) <= LONGEST_WAIT_S
}

/** How long the service is left alone before, in ms. */
export function retryWait(_failures: number, error: Error): number {
  return askedWait(error) * 1000 || PAUSE_MS
}

function askedWait(error: Error): number {
  return (error instanceof FiacreError && error.retryAfter) || 0
}
