import { cpus } from 'node:os'

/**
 * What share of the machine's processors nobody uses, from now on. Unlike `time` it sees what a browser's processes take, for which
 * nobody waits; and it sees whoever else is at work there, too.
 * @returns tells the share until then, from 0 to 1
 */
export function watchIdleTime(): () => number {
  const before = spent()
  return () => {
    const now = spent()
    return (now.idle - before.idle) / Math.max(1, now.all - before.all)
  }
}

/** Milliseconds of all processors since the machine was started. */
function spent(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, ms) => sum + ms, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}
