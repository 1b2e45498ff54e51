import { setTimeout as sleep } from 'node:timers/promises'
import { randomNumbers } from '../random-numbers.ts'
import { timedAsync } from '../timed.ts'
import type { Sample, Search } from './searches.ts'

const PEOPLE = 50
const NAMES_EACH = 4
/** Between two letters of somebody who types quickly. */
const LEAST_MS = 120
const SPREAD_MS = 180

/**
 * Fifty people type names, each at a pace of their own, and every letter asks: some 240 searches a second. Nobody waits for an answer
 * before the next letter, so that a slow one is met by all who type on. @returns the milliseconds of each answer
 */
export async function typingAtOnce(
  samples: readonly Sample[],
  ask: (search: Search) => Promise<unknown>,
): Promise<number[]> {
  const next = randomNumbers(PEOPLE)
  const answers: Promise<number>[] = []
  const person = async () => {
    for (let turn = 0; turn < NAMES_EACH; turn++) {
      const name = samples[Math.floor(next() * samples.length)]?.name ?? ''
      for (let length = 1; length <= name.length; length++) {
        await sleep(LEAST_MS + next() * SPREAD_MS)
        answers.push(timedAsync(() => ask({ q: name.slice(0, length) })).then(([, time]) => time))
      }
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, person))
  return Promise.all(answers)
}
