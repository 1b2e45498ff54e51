import { WEBHOOK_TRIES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { isLost, nextTry, outcomeOf } from './next-try.ts'

const NOW = new Date('2026-02-10T12:00:00Z')
const secondsUntil = (at: Date | null) => at && (at.getTime() - NOW.getTime()) / 1000
const pause = (tries: number, chance: number, retryAfter?: string) =>
  secondsUntil(nextTry({ tries, retryAfter }, NOW, chance))

it('tries ten times within three days and a half, each pause a tenth longer or shorter by chance', () => {
  const all = (chance: number) =>
    Array.from({ length: WEBHOOK_TRIES }, (_, tried) => pause(tried + 1, chance))
  expect(all(0.5)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
  expect(all(0.5).reduce<number>((sum, one) => sum + (one ?? 0), 0) / 3600).toBeCloseTo(75.6, 1)
  expect([pause(2, 0), pause(2, 1)]).toEqual([270, 330])
})

it('waits as long as a receiver asks, but never less than planned, nor more than a day', () => {
  expect(pause(1, 0.5, '60')).toBe(60)
  expect(pause(2, 0.5, '60')).toBe(300)
  expect(pause(1, 0.5, 'Tue, 10 Feb 2026 12:02:00 GMT')).toBe(120)
  expect(pause(1, 0.5, '999999999')).toBe(86_400)
  for (const odd of ['soon', '-5', '', '1e9', 'Mon, 09 Feb 2026 12:00:00 GMT'])
    expect(pause(1, 0.5, odd), odd).toBe(5)
  expect(pause(WEBHOOK_TRIES, 0.5, '60')).toBeNull()
})

it('takes 2xx alone for success', () => {
  const outcomes = [200, 204, 299, 301, 302, 304, 400, 404, 410, 429, 500, 0].map(outcomeOf)
  expect(outcomes.join(' ')).toBe(
    'delivered delivered delivered redirected redirected redirected refused refused gone refused refused refused',
  )
})

it('gives an address up after five days of nothing but failures', () => {
  expect(isLost(new Date('2026-02-05T12:00:01Z'), NOW)).toBe(false)
  expect(isLost(new Date('2026-02-05T12:00:00Z'), NOW)).toBe(true)
})
