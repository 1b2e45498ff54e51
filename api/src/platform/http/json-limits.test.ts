import { describe, expect, it } from 'vitest'
import { isWithinLimits } from './json-limits.ts'

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`)
const wide = (items: number) =>
  Object.fromEntries(Array.from({ length: items }, (_, item) => [`k${item}`, item]))

describe('the limits of a JSON body', () => {
  it('let through what is no object, and what is empty', () => {
    for (const value of [undefined, null, 1, 'text', true, {}, []]) expect(isWithinLimits(value)).toBe(true)
  })

  it('hold the depth, of objects and lists alike, however deep it goes', () => {
    expect(isWithinLimits(nested(32))).toBe(true)
    for (const levels of [34, 10_000]) expect(isWithinLimits(nested(levels))).toBe(false)
  })

  it('hold the number of names and items, wherever they stand', () => {
    expect(isWithinLimits(wide(2000))).toBe(true)
    expect(isWithinLimits(wide(2001))).toBe(false)
    expect(isWithinLimits(Array.from({ length: 2001 }, () => 0))).toBe(false)
    expect(isWithinLimits([wide(1000), { more: wide(1000) }])).toBe(false)
  })
})
