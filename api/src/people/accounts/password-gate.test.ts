import { expect, it } from 'vitest'
import { throughPasswordGate } from './password-gate.ts'

it('lets few work at once, some hundreds wait, tells whoever comes then to come again, and opens anew', async () => {
  let running = 0
  let most = 0
  const held = Promise.withResolvers<undefined>()
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await held.promise
    running -= 1
  }
  const outcomes = Promise.allSettled(Array.from({ length: 500 }, () => throughPasswordGate(work)))
  await expect(throughPasswordGate(work)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    headers: { 'Retry-After': '5' },
  })
  held.resolve(undefined)
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(most).toBeLessThanOrEqual(3)
  // Those that work and the three hundred that wait are not refused.
  expect(refused.length).toBeGreaterThanOrEqual(500 - 300 - most)
  expect(refused.length).toBeLessThan(500 - 300 + 1)
  await expect(throughPasswordGate(async () => 'open')).resolves.toBe('open')
})

it('is open again after work that failed', async () => {
  await expect(throughPasswordGate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(throughPasswordGate(async () => 'open')).resolves.toBe('open')
})
