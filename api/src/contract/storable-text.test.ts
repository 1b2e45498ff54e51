import { describe, expect, it } from 'vitest'
import { isStorable } from './storable-text.ts'

describe('storable text', () => {
  it.each([
    'plain',
    'Łódź, 🚕, \u200f',
    'line\nbreak',
    // Written with a backslash, it is six characters like any others.
    '\\u0000',
    '\\ud800',
    1,
    null,
    true,
    { a: ['b', { c: 'd' }] },
  ])('takes %j', (value) => {
    expect(isStorable(value)).toBe(true)
  })

  it.each([
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00',
    ['ok', '\u0000'],
    { a: { b: '\ud83d' } },
    { '\u0000': 1 },
  ])('refuses %j, however deep', (value) => {
    expect(isStorable(value)).toBe(false)
  })
})
