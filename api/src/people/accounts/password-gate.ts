import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { Problem } from '#platform/http/problem.ts'

/** Of the four threads that Node runs such work on, one stays for files and names of hosts. */
const AT_ONCE = Math.min(3, availableParallelism())

/** A check takes some 30 ms of a processor: the last of these waits for a few seconds, and whoever comes then is told. */
const MOST_WAITING = 300

const WAIT_SECONDS = 5

/** Of the process, not of a service in it: it holds together what shares the processors and the memory. */
const gate = pLimit(AT_ONCE)

/**
 * Runs a hash or a check of a password, few at a time: each takes 19 MiB for as long as it runs.
 * @throws Problem UNAVAILABLE, with Retry-After, when too many wait already
 */
export async function throughPasswordGate<T>(work: () => Promise<T>): Promise<T> {
  if (gate.pendingCount >= MOST_WAITING) {
    throw new Problem(
      'UNAVAILABLE',
      'Too many people are signing in at this moment. Please try again in a few seconds.',
      {
        headers: { 'Retry-After': String(WAIT_SECONDS) },
      },
    )
  }
  return gate(work)
}
