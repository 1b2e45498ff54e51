import type { Clock } from './ports.ts'

/** The clock of the browser. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
}
