export interface TimeBudget {
  /** Whether there is any left, or more than so many milliseconds. */
  hasLeft: (ms?: number) => boolean
  spend: (ms: number) => void
}

/**
 * How much time something may take of a process: so much at once, and a share of all time in the long run. What is spent may be
 * more than there was; then it is paid back first.
 * @param most milliseconds that may be spent at once
 * @param share of the time that passes, from 0 to 1
 * @param clock milliseconds that only grow
 */
export function timeBudget(most: number, share: number, clock: () => number): TimeBudget {
  let left = most
  let seenAt = clock()
  const refill = () => {
    const now = clock()
    left = Math.min(most, left + (now - seenAt) * share)
    seenAt = now
  }
  return {
    hasLeft(ms = 0) {
      refill()
      return left > ms
    },
    spend(ms) {
      refill()
      left -= ms
    },
  }
}
