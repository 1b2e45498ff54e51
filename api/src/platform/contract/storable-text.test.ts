import { describe, expect, it } from 'vitest'
import { unfitHeader, unfitText } from './storable-text.ts'

const UNSEEN = [0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]

describe('text', () => {
  it.each([
    'plain',
    'Łódź, 🚕, \u200f',
    '\u061cشارع\u200e',
    'a\u2027\u202f\u2065\u206a',
    'line\nbreak',
    // Written with a backslash, it is six characters like any others.
    '\\u0000',
    '\\ud800',
    '\\u202e',
    1,
    null,
    true,
    { a: ['b', { c: 'd' }] },
  ])('takes %j', (value) => {
    expect(unfitText(value)).toBeUndefined()
  })

  it.each([
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00',
    ['ok', '\u0000'],
    { a: { b: '\ud83d' } },
    { '\u0000': 1 },
  ])('refuses %j, however deep, as nothing can keep it', (value) => {
    expect(unfitText(value)).toBe('unstorable')
  })

  it.each(UNSEEN)('refuses the unseen character %i, in names and values', (code) => {
    const text = `Ada${String.fromCodePoint(code)}moc.live`
    expect(unfitText({ a: [text] })).toBe('unseen')
    expect(unfitText({ [text]: 1 })).toBe('unseen')
    // As Node reads the bytes of UTF-8.
    expect(unfitHeader({ 'user-agent': Buffer.from(text).toString('latin1') })).toBe('unseen')
    expect(unfitHeader({ 'x-any': ['a', Buffer.from(text).toString('latin1')] })).toBe('unseen')
  })

  it('takes headers in any writing, and those that are no UTF-8', () => {
    expect(
      unfitHeader({ a: Buffer.from('Łódź').toString('latin1'), b: 'caf\xe9', c: undefined }),
    ).toBeUndefined()
  })
})
