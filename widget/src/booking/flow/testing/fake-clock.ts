import type { Clock } from '../ports.ts'

/** A clock that stands still until it is told to go on. */
export type FakeClock = Clock & {
  /** Lets so many ms pass and runs what was due, then waits for the promises that follow from it. */
  pass(ms: number): Promise<void>
  /** How many things are waiting. */
  waiting(): number
}

export function fakeClock(start = '2026-05-12T08:00:00Z', timeZone = 'Europe/Zurich'): FakeClock {
  let now = Date.parse(start)
  let tasks: { at: number; run: () => void }[] = []
  return {
    now: () => new Date(now),
    timeZone: () => timeZone,
    after(ms, run) {
      const task = { at: now + ms, run }
      tasks.push(task)
      return () => {
        tasks = tasks.filter((each) => each !== task)
      }
    },
    async pass(ms) {
      const end = now + ms
      for (;;) {
        const due = tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!due) break
        tasks = tasks.filter((each) => each !== due)
        now = Math.max(now, due.at)
        due.run()
        await settled()
      }
      now = end
      await settled()
    },
    waiting: () => tasks.length,
  }
}

/** Waits for promises under way, those behind a dynamic import included. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
