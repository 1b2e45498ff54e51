import { describe, expect, it } from 'vitest'
import { isWithinLimits } from './json-limits.ts'

const isLet = (json: string) => isWithinLimits(Buffer.from(json))
const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`
const wide = (items: number) =>
  Object.fromEntries(Array.from({ length: items }, (_, item) => [`k${item}`, item]))

describe('the limits of a JSON body', () => {
  it('let through what is no object, and what is empty', () => {
    for (const json of ['null', '1', '"text"', 'true', '{}', '[]']) expect(isLet(json)).toBe(true)
  })

  it('hold the depth, of objects and lists alike, however deep it goes', () => {
    expect(isLet(nested(32))).toBe(true)
    for (const levels of [34, 10_000]) expect(isLet(nested(levels))).toBe(false)
    // Beside one another they are not inside one another.
    expect(isLet(`[${Array.from({ length: 100 }, () => nested(30)).join()}]`)).toBe(false)
    expect(isLet(`[${Array.from({ length: 50 }, () => nested(30)).join()}]`)).toBe(true)
  })

  it('hold the number of names and items, wherever they stand', () => {
    expect(isLet(JSON.stringify(wide(2000)))).toBe(true)
    expect(isLet(JSON.stringify(wide(2001)))).toBe(false)
    expect(isLet(JSON.stringify(Array.from({ length: 2001 }, () => 0)))).toBe(false)
    expect(isLet(JSON.stringify([wide(1000), { more: wide(1000) }]))).toBe(false)
  })

  it('do not count what stands in texts', () => {
    for (const text of [
      '{'.repeat(100),
      ','.repeat(5000),
      `\\"${'['.repeat(100)}`,
      `"${','.repeat(3000)}`,
      '\\',
    ])
      expect(isLet(JSON.stringify({ text, more: [text] }))).toBe(true)
    expect(isLet(`{"text": "\\\\", "more": ${nested(40)}}`)).toBe(false)
  })
})
