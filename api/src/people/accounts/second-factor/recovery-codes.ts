import { RECOVERY_CODES } from '@fiacre/sdk/rules'
import { randomBytes } from 'node:crypto'
import { tokenHash } from '#platform/database/tokens.ts'

/** Crockford's base 32: nothing in it is taken for something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** New codes as they are shown: 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** What is kept of a code, however it is typed: an O is a zero, an I and an L are a one. */
export function recoveryCodeHash(userId: string, code: string): string {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return tokenHash(`${userId} ${plain}`)
}
