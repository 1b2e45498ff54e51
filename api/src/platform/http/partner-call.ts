import type { components } from '@fiacre/sdk/contract'
import { isLoopback } from '../settings/loopback.ts'

/** What a key of a partner may do. */
export type PartnerScope = components['schemas']['PartnerScope']

/** A call made with a partner's key, or on a partner's subdomain of ours. */
export interface PartnerCall {
  partnerId: string
  /** The key that was sent; null on a subdomain. */
  keyId: string | null
  kind: 'publishable' | 'secret' | 'subdomain'
  isTest: boolean
  /** What the key may do; on a subdomain, what its page may. */
  scopes: readonly PartnerScope[]
}

/** The partner of an operation for which the contract asks for a key. */
export function partnerOfKey<Partner>(partner: Partner | undefined): Partner {
  if (!partner) throw new Error('An operation that needs a partner key was called without one.')
  return partner
}

/** What is known of a key that was sent. */
interface KnownKey extends PartnerCall {
  /** Revoked, run out after a rotation, or of a partner that is closed or, a live one, not approved. */
  isRevoked: boolean
}

/** Who partners are, as far as the way in has to know; the partners' room answers it. */
export interface PartnerDirectory {
  findKey(key: string): Promise<KnownKey | undefined>
  /** Remembers that a secret key has been where others can read it, from the first time on. */
  noteExposed(key: string): Promise<void>
  /** Whether the pages of this origin may use the key. */
  allows(call: PartnerCall, origin: string): Promise<boolean>
  /** The partner whose subdomain a host is. */
  ofHost(host: string): Promise<PartnerCall | undefined>
  /** Whether a host is the subdomain of a partner; costs no look-up for most. */
  hasSubdomain(host: string): Promise<boolean>
  /** Whether any partner lists this origin. */
  knowsOrigin(origin: string): Promise<boolean>
}

/** A live key on somebody's own machine, where it would make real bookings by accident. */
export function isLiveAtHome({ isTest }: Pick<PartnerCall, 'isTest'>, origin: string): boolean {
  return !isTest && isLoopback(origin)
}
