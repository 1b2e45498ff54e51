import { describe, expect, it } from 'vitest'
import { together } from './together.ts'

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
