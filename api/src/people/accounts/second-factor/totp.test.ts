import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { counterOf, newTotpSecret, totpUri } from './totp.ts'

/** RFC 6238, appendix B, in SHA-1; its codes of eight digits end in those of six. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const

it('takes the codes of RFC 6238 and says which step each is of', () => {
  for (const [seconds, code] of VECTORS) {
    expect(counterOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  }
})

it('takes a code one step early or late, as the step it is of, and no other', () => {
  const at = (seconds: number) => counterOf(RFC_SECRET, '081804', new Date((1_111_111_109 + seconds) * 1000))
  const step = Math.floor(1_111_111_109 / 30)
  expect([at(-30), at(30), at(-60), at(60)]).toEqual([step, step, undefined, undefined])
})

it('makes secrets of 160 bits and addresses that apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  expect(totpUri(secret, 'maria@example.com')).toBe(
    `otpauth://totp/Fiacre:maria%40example.com?issuer=Fiacre&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})
