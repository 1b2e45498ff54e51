import { setTimeout as sleep } from 'node:timers/promises'
import { randomNumbers } from '../random-numbers.ts'
import { timedAsync } from '../timed.ts'
import type { Sample, Search } from './searches.ts'

const PEOPLE = 50
const NAMES_EACH = 4
/** Between two letters of somebody who types quickly. */
const LEAST_MS = 120
const SPREAD_MS = 180

/** Fifty people type names, each at a pace of their own, and every letter asks. @returns the milliseconds of each answer */
export async function typingAtOnce(
  samples: readonly Sample[],
  ask: (search: Search) => Promise<unknown>,
): Promise<number[]> {
  const next = randomNumbers(PEOPLE)
  const times: number[] = []
  const person = async () => {
    for (let turn = 0; turn < NAMES_EACH; turn++) {
      const name = samples[Math.floor(next() * samples.length)]?.name ?? ''
      for (let length = 1; length <= name.length; length++) {
        await sleep(LEAST_MS + next() * SPREAD_MS)
        times.push((await timedAsync(() => ask({ q: name.slice(0, length) })))[1])
      }
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, person))
  return times
}
