import type { Clock } from '../../booking/flow/ports.ts'

/** A clock that shows the same moment in every run: it waits as any other, and its hands move by hand. */
export type StoryClock = Clock & {
  /** Puts the hands so many ms forward. The form notices when the page is looked at again. */
  readonly moveOn: (ms: number) => void
  /** The instant so many ms from now. */
  readonly ahead: (ms: number) => string
}

/** It is ten o'clock in Geneva on 12 May 2026, the moment of the samples. */
export function storyClock(): StoryClock {
  let now = Date.parse('2026-05-12T08:00:00Z')
  return {
    now: () => new Date(now),
    timeZone: () => 'Europe/Zurich',
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    ahead: (ms) => new Date(now + ms).toISOString(),
    moveOn: (ms) => void (now += ms),
  }
}
