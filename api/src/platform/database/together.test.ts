import { describe, expect, it, vi } from 'vitest'
import { together } from './together.ts'

/** Longer than any test. */
const FOR_EVER_MS = 600_000

const turn = () => new Promise(setImmediate)

describe('what is asked together', () => {
  it('is answered with one call, each its own', async () => {
    const calls: number[][] = []
    const double = together(async (numbers: readonly number[]) => {
      calls.push([...numbers])
      return numbers.map((number) => number * 2)
    })
    expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
    expect(await double(3)).toBe(6)
    expect(calls).toEqual([[1, 2], [3]])
  })

  it('waits for a call that is under way, and shares the next one', async () => {
    const calls: { asked: readonly string[]; done: () => void }[] = []
    const read = together((asked: readonly string[]) => {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      calls.push({ asked, done: () => resolve(asked) })
      return promise
    }, FOR_EVER_MS)
    const first = read('a')
    await turn()
    const others = [read('b')]
    await turn()
    others.push(read('c'))
    await turn()
    expect(calls.map(({ asked }) => asked)).toEqual([['a']])
    calls[0]?.done()
    expect(await first).toBe('a')
    await vi.waitFor(() => expect(calls.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c']]))
    calls[1]?.done()
    expect(await Promise.all(others)).toEqual(['b', 'c'])
  })

  it('waits for none that takes too long', async () => {
    const read = together(
      (asked: readonly string[]) =>
        asked.includes('never') ? new Promise<never>(() => {}) : Promise.resolve(asked),
      1,
    )
    void read('never')
    await turn()
    expect(await read('soon')).toBe('soon')
  })

  it('fails alone where one of it fails', async () => {
    const half = together(async (numbers: readonly number[]) =>
      numbers.map((number) => {
        if (number % 2) throw new RangeError(`${number} is odd`)
        return number / 2
      }),
    )
    const [even, odd] = await Promise.allSettled([half(4), half(3)])
    expect(even).toMatchObject({ value: 2 })
    expect(odd).toMatchObject({ reason: new RangeError('3 is odd') })
  })
})
