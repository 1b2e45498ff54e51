import { randomBytes } from 'node:crypto'
import { tokenHash } from '#platform/database/tokens.ts'
import { PAGE_SCOPES } from '#platform/contract/partner-scopes.ts'
import type { PartnerScope } from '#platform/http/partner-call.ts'
import type { KeyKind, KeyMode } from './partner-key.entity.ts'

const PREFIX: Record<KeyKind, string> = { publishable: 'pk', secret: 'sk' }

/** A new key: `pk_live_…` or `sk_test_…`, with 144 random bits. */
export function newKey(kind: KeyKind, mode: KeyMode): string {
  // No dash and no underscore in it: a double click selects it whole.
  const random = BigInt(`0x${randomBytes(18).toString('hex')}`)
    .toString(36)
    .padStart(28, '0')
  return `${PREFIX[kind]}_${mode}_${random}`
}

/** What is kept of a key. Its randomness makes a slow hash needless. */
export function hashOfKey(key: string): string {
  return tokenHash(key)
}

/** Enough to tell a key from others: `pk_live_…x7q2`. */
export function hintOfKey(key: string): string {
  return `${key.slice(0, key.lastIndexOf('_') + 1)}…${key.slice(-4)}`
}

/** What a key may do: a publishable one what its page may, a secret one what it was made for. */
export function scopesOf(key: {
  kind: KeyKind | 'subdomain'
  scopes: readonly PartnerScope[]
}): readonly PartnerScope[] {
  return key.kind === 'secret' ? key.scopes : PAGE_SCOPES
}
