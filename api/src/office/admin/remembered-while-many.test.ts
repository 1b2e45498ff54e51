import { describe, expect, it } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import { MANY, REMEMBERED_MS, rememberedWhileMany } from './remembered-while-many.ts'

/** Counts one more each time, from so many on. */
function counting(from: number) {
  const clock = { now: new Date() }
  let counted = from
  const ask = rememberedWhileMany(
    () => Promise.resolve((counted += 1)),
    (count) => count,
  )
  const context = { orm: {}, now: () => clock.now } as Context
  return { clock, ask: () => ask(context) }
}

describe('an answer that counts everything', () => {
  it('is counted anew each time as long as there is little', async () => {
    const { ask } = counting(0)
    expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3])
  })

  it('is given again for half a minute where there is much', async () => {
    const { ask, clock } = counting(MANY)
    expect([await ask(), await ask()]).toEqual([MANY + 1, MANY + 1])
    clock.now = new Date(clock.now.getTime() + REMEMBERED_MS - 1)
    expect(await ask()).toBe(MANY + 1)
    clock.now = new Date(clock.now.getTime() + 1)
    expect(await ask()).toBe(MANY + 2)
  })

  it('is counted once for all who ask at the same time', async () => {
    const { ask } = counting(0)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  })

  it('that failed is counted anew, and that of one database is not of another', async () => {
    let asked = 0
    const ask = rememberedWhileMany(
      () => Promise.reject<number>(new Error(String((asked += 1)))),
      (count) => count,
    )
    const [one, other] = [0, 1].map(() => ({ orm: {}, now: () => new Date() }) as Context)
    for (const [context, failed] of [
      [one, '1'],
      [one, '2'],
      [other, '3'],
    ] as const)
      await expect(ask(context as Context)).rejects.toThrow(failed)
  })
})
