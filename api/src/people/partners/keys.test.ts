import { expect, it } from 'vitest'
import { hashOfKey, hintOfKey, newKey } from './keys.ts'

it('keys say what they are, and no two are alike', () => {
  const keys = Array.from({ length: 200 }, () => newKey('publishable', 'live'))
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) expect(key).toMatch(/^pk_live_[a-z0-9]{28,29}$/)
  expect(newKey('secret', 'test')).toMatch(/^sk_test_/)
})

it('a hint tells keys apart and gives none away', () => {
  expect(hintOfKey('sk_live_abcdefghijklmnop')).toBe('sk_live_…mnop')
  expect(hintOfKey('pk_demo')).toBe('pk_…demo')
  expect(hashOfKey('pk_demo')).toMatch(/^[0-9a-f]{64}$/)
})
