import { expect, it } from 'vitest'
import { leastSeconds, SHORT_PLAN } from './retry-plan.ts'

it('a plan tries for at least the sum of its pauses, each as short as chance makes it', () => {
  expect(leastSeconds({ retryLimit: 4, retryDelay: 2, retryDelayMax: 10, expireInSeconds: 1 })).toBe(
    2 + 4 + 8 + 10,
  )
  expect(leastSeconds(SHORT_PLAN)).toBe(510)
})
