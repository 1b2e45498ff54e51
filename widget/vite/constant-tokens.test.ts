import { expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { constantsOf, constantTokens, inlined } from './constant-tokens.ts'

const TOKENS =
  ':host{ --fi-space-1: 4px; --fi-fast: 120ms; --fi-ring: 2px solid var(--fi-focus); --fi-radius: var(--fiacre-radius, 10px); } @media print { :host{ --fi-fast: 0ms; } }'

it('takes a token for a constant that has one plain value, and nothing that a page or a setting of the browser changes', () => {
  expect([...constantsOf(TOKENS)]).toEqual([['--fi-space-1', '4px']])
})

it('writes constants where they are used, and nothing else', () => {
  const constants = constantsOf(TOKENS)
  expect(inlined('var(--fi-space-1) var(--fi-fast) calc(var(--fi-space-1) * -1)', constants)).toBe(
    '4px var(--fi-fast) calc(4px * -1)',
  )
})

it('leaves none of the real tokens behind that it writes out', () => {
  const file = new URL('../src/theme/tokens.css', import.meta.url).pathname
  const plugin = constantTokens(file)
  const constants = [...constantsOf(readFileSync(file, 'utf8'))]
  expect(constants).toContainEqual(['--fi-space-4', '16px'])
  for (const [prop, value] of constants) {
    const declared = { prop, value, remove: vi.fn<() => void>() }
    plugin.Declaration(declared)
    expect(declared.remove, prop).toHaveBeenCalledOnce()
  }
})
