import { execFileSync } from 'node:child_process'

/** What figures that are kept are known by: the day, `2026-11-27`, and the commit they are of. */
export function thisRun(): { day: string; commit: string } {
  return {
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
  }
}
