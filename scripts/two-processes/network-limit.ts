import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { REQUESTS_PER_MINUTE } from './start.ts'
import { servedBy, type Step } from './walk.ts'

/** What asking so often takes on a busy machine: as long must be left of the minute. */
const ENOUGH_SECONDS = 20

/** More than one process may allow, and less than two that do not know of each other. */
const ASKED = REQUESTS_PER_MINUTE + 100

/** The limit of requests from one network, which is one for both processes. */
export function networkLimit(url: string): Step {
  const ask = () => fetch(`${url}/api/vehicle-types`)
  return {
    name: `of ${ASKED} requests in a minute from one network both together allow ${REQUESTS_PER_MINUTE} at most`,
    async run() {
      const left = Number((await ask()).headers.get('ratelimit-reset'))
      if (left < ENOUGH_SECONDS) await sleep((left + 1) * 1000)
      const answers: Response[] = []
      while (answers.length < ASKED) answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
      const refused = answers.filter(({ status }) => status === 429)
      const allowed = answers.filter(({ status }) => status === 200)
      assert.equal(refused.length + allowed.length, ASKED)
      assert.ok(allowed.length <= REQUESTS_PER_MINUTE, `${allowed.length} were allowed`)
      const { 1: first = 0, 2: second = 0 } = servedBy(refused)
      assert.ok(first > 0 && second > 0, `the one refused ${first}, the other ${second}`)
      for (const { headers } of refused) assert.ok(Number(headers.get('retry-after')) > 0)
    },
  }
}
