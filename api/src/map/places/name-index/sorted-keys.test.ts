import { expect, it } from 'vitest'
import { emptyKey, keyAt, keyBytes, packKeys, positionOf } from './sorted-keys.ts'

const texts = Array.from({ length: 50 }, (_, number) => `name ${String(number).padStart(2, '0')}`)
const all = ['a', 'ab', 'ab', 'abc', 'b', ...texts, 'zürich', 'женева']
const keys = packKeys(all)

it('gives every key back', () => {
  const key = emptyKey()
  const read = all.map((_, position) => {
    keyAt(keys, position, key)
    return new TextDecoder().decode(key.bytes.subarray(0, key.length))
  })
  expect(read).toEqual(all)
})

it.each(['', 'a', 'ab', 'abc', 'abd', 'name', 'name 1', 'name 15', 'name 49x', 'z', 'zü', 'ж', 'я'])(
  'knows where those that begin with "%s" stand, and those that are it',
  (text) => {
    const range = (['before', 'with', 'beginning'] as const).map((bound) =>
      positionOf(keys, keyBytes(text), bound),
    )
    const before = all.filter((key) => key < text).length
    const whole = all.filter((key) => key === text).length
    expect(range).toEqual([before, before + whole, before + all.filter((key) => key.startsWith(text)).length])
  },
)

it('refuses keys that are not in order, and too long ones', () => {
  expect(() => packKeys(['b', 'a'])).toThrow(RangeError)
  expect(() => packKeys(['x'.repeat(256)])).toThrow(RangeError)
  expect(positionOf(packKeys([]), keyBytes('a'), 'beginning')).toBe(0)
})
