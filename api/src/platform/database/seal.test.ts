import { expect, it } from 'vitest'
import { newSealKey, seal, unseal } from './seal.ts'

it('opens by its key alone', () => {
  const key = newSealKey()
  const sealed = seal('Żółć pojechała do Krakowa.', key)
  expect(sealed).not.toContain('Krak')
  expect(unseal(sealed, key)).toBe('Żółć pojechała do Krakowa.')
  expect(() => unseal(sealed, newSealKey())).toThrow()
})

it('does not open once it was changed', () => {
  const key = newSealKey()
  const bytes = Buffer.from(seal('refunded', key), 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => unseal(bytes.toString('base64'), key)).toThrow()
})

it('never seals the same text alike', () => {
  const key = newSealKey()
  expect(seal('refunded', key)).not.toBe(seal('refunded', key))
})
