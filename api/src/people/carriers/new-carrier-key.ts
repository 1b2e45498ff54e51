import { randomBytes } from 'node:crypto'
import { tokenHash } from '#platform/database/tokens.ts'

/** What every key of a carrier begins with. */
export const CARRIER_KEY = /^ck_(live|test)_[a-z0-9]{20,60}$/

/** A new key, with 144 random bits, and what is kept of it. Its randomness makes a slow hash needless. */
export function newCarrierKey(isTest: boolean): { key: string; keyHash: string; hint: string } {
  // No dash and no underscore in it: a double click selects it whole.
  const random = BigInt(`0x${randomBytes(18).toString('hex')}`)
    .toString(36)
    .padStart(28, '0')
  const start = `ck_${isTest ? 'test' : 'live'}_`
  const key = `${start}${random}`
  return { key, keyHash: tokenHash(key), hint: `${start}…${key.slice(-4)}` }
}
