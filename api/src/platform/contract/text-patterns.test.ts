import { expect, it } from 'vitest'
import { contract } from './document.ts'
import { withExactTexts } from './text-patterns.ts'

/** The patterns of a part, wherever they stand in it. */
function patternsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  )
}

it.each([
  ['^.*$', 'Ada \u{1F3BF} Żółć', 'a\tb', 'a\nb', 'a\u0000b', 'a\u007fb'],
  [String.raw`^[\s\S]*$`, 'a\tb\r\nc \u{1F3BF}', 'a\u0000b', 'a\u0008b', 'a\u007fb'],
])('%s takes text and refuses control characters', (pattern, text, ...refused) => {
  const exact = new RegExp(withExactTexts({ pattern }).pattern, 'u')
  expect(exact.test(text)).toBe(true)
  for (const bad of refused) expect(exact.test(bad), JSON.stringify(bad)).toBe(false)
})

it('the contract has no pattern whose classes begin with what is refused: tools make texts of what is left', () => {
  const patterns = patternsIn(contract)
  expect(patterns.length).toBeGreaterThan(50)
  expect(patterns.filter((pattern) => pattern.startsWith('^[^'))).toEqual([])
  expect(patternsIn(withExactTexts(contract)).filter((pattern) => pattern === '^.*$')).toEqual([])
})
