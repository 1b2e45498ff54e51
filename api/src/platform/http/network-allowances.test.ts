import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Lease } from './lease-allowance.ts'
import { networkAllowances } from './network-allowances.ts'

const log = pino({ level: 'silent' })
const NOON = new Date('2031-05-05T12:00:00Z')
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)

/** What the database does, for processes that are all in this one. */
function ledger(): { lease: Lease; asked: () => number } {
  const taken = new Map<string, number>()
  let asked = 0
  return {
    async lease(network, windowEndsAt, wanted) {
      asked += 1
      const key = `${network} ${windowEndsAt.toISOString()}`
      const before = taken.get(key) ?? 0
      taken.set(key, before + wanted)
      return before
    },
    asked: () => asked,
  }
}

describe('the allowance of a network', () => {
  it('is never passed by all processes together, nor refused while the asking one has some of it', async () => {
    const limits = fc.integer({ min: 1, max: 90 })
    const askedOf = fc.array(fc.nat({ max: 2 }), { maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(limits, askedOf, async (limit, order) => {
        const { lease } = ledger()
        const processes = [0, 1, 2].map(() => networkAllowances(limit, lease, log))
        let allowed = 0
        for (const one of order) {
          const counted = await processes[one]?.('203.0.113.1', NOON)
          if (counted?.isAllowed) allowed += 1
        }
        expect(allowed).toBeLessThanOrEqual(limit)
        // What the two others hold of a part each is all that can be missing.
        const part = Math.max(1, Math.floor(limit / 20))
        expect(allowed).toBeGreaterThanOrEqual(Math.min(order.length, limit - 2 * (part - 1)))
      }),
    )
  })

  it('costs a statement for many requests, one for those that come together, and none once it is used up', async () => {
    const { lease, asked } = ledger()
    const count = networkAllowances(200, lease, log)
    const first = await Promise.all(Array.from({ length: 10 }, () => count('203.0.113.1', NOON)))
    expect(asked()).toBe(5)
    expect(first.map(({ remaining }) => remaining)).toEqual([
      199, 198, 197, 196, 195, 194, 193, 192, 191, 190,
    ])
    for (let i = 0; i < 500; i += 1) await count('203.0.113.1', NOON)
    expect(asked()).toBe(24)
  })

  it('is hardly touched by processes that come and go', async () => {
    const { lease } = ledger()
    for (let i = 0; i < 100; i += 1) await networkAllowances(6000, lease, log)('203.0.113.1', NOON)
    expect((await networkAllowances(6000, lease, log)('203.0.113.1', NOON)).remaining).toBeGreaterThan(5000)
  })

  it('is each network’s own, and full again with the next minute of the clock', async () => {
    const { lease } = ledger()
    const count = networkAllowances(1, lease, log)
    expect(await count('203.0.113.1', later(45))).toEqual({ isAllowed: true, remaining: 0, seconds: 15 })
    expect(await count('203.0.113.1', later(59))).toEqual({ isAllowed: false, remaining: 0, seconds: 1 })
    expect(await count('203.0.113.2', later(59))).toMatchObject({ isAllowed: true })
    expect(await count('203.0.113.1', later(60))).toEqual({ isAllowed: true, remaining: 0, seconds: 60 })
  })

  it('is counted here alone while the database is away, from what was had', async () => {
    const { lease } = ledger()
    let isAway = false
    const count = networkAllowances(
      40,
      (...asked) => (isAway ? Promise.reject(new Error('away')) : lease(...asked)),
      log,
    )
    for (let i = 0; i < 10; i += 1) await count('203.0.113.1', NOON)
    isAway = true
    const rest: boolean[] = []
    for (let i = 0; i < 50; i += 1) rest.push((await count('203.0.113.1', NOON)).isAllowed)
    expect(rest.filter(Boolean)).toHaveLength(30)
  })

  it('is used up faster by what weighs more, and what weighs less still passes', async () => {
    const { lease } = ledger()
    const count = networkAllowances(50, lease, log)
    const weighed = async (weight: number) => (await count('203.0.113.1', NOON, weight)).isAllowed
    expect([await weighed(20), await weighed(20), await weighed(20)]).toEqual([true, true, false])
    const { isAllowed, remaining } = await count('203.0.113.1', NOON, 3)
    expect([isAllowed, remaining]).toEqual([true, 7])
    const rest = await Promise.all(Array.from({ length: 9 }, () => weighed(1)))
    expect(rest.filter(Boolean)).toHaveLength(7)
  })

  it('needs no database where each process counts by itself', async () => {
    const count = networkAllowances(100, undefined, log)
    const asked = await Promise.all(Array.from({ length: 120 }, () => count('203.0.113.1', NOON)))
    expect(asked.filter(({ isAllowed }) => isAllowed)).toHaveLength(100)
  })
})
