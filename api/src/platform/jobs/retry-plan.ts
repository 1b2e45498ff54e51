/**
 * How often a kind of job is tried, in seconds. The pauses double from the first to the longest, each by chance up to
 * twice as long, so that what failed together is not tried together.
 */
export interface RetryPlan {
  retryLimit: number
  retryDelay: number
  retryDelayMax: number
  /** A job that runs longer counts as dead, and is run again: more than it can ever take. */
  expireInSeconds: number
}

/** For what needs nothing but ourselves: at least eight minutes. */
export const SHORT_PLAN: RetryPlan = {
  retryLimit: 8,
  retryDelay: 2,
  retryDelayMax: 900,
  expireInSeconds: 15,
}

/** For what comes round again and may have much to do. */
export const UPKEEP_PLAN: RetryPlan = {
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 600,
  expireInSeconds: 900,
}

/** The least time in seconds that a plan keeps trying. */
export function leastSeconds({ retryLimit, retryDelay, retryDelayMax }: RetryPlan): number {
  const pauses = Array.from({ length: retryLimit }, (_, n) => Math.min(retryDelayMax, retryDelay * 2 ** n))
  return pauses.reduce((sum, pause) => sum + pause, 0)
}
