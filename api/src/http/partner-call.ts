/** A call made with a partner's key, or on a partner's subdomain of ours. */
export interface PartnerCall {
  partnerId: string
  kind: 'publishable' | 'secret' | 'subdomain'
  isTest: boolean
}

/** What is known of a key that was sent. */
interface KnownKey extends PartnerCall {
  /** Revoked, or run out after a rotation. */
  isRevoked: boolean
}

/** Who partners are, as far as the way in has to know; the partners' room answers it. */
export interface PartnerDirectory {
  findKey(key: string): Promise<KnownKey | undefined>
  /** Whether the pages of this origin may use the key. */
  allows(call: PartnerCall, origin: string): Promise<boolean>
  /** The partner whose subdomain a host is. */
  ofHost(host: string): Promise<PartnerCall | undefined>
  /** Whether any partner lists this origin. */
  knowsOrigin(origin: string): Promise<boolean>
}

const LOOPBACK = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether an origin is on the visitor's own machine. */
export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(origin)
}

/** A live key on somebody's own machine, where it would make real bookings by accident. */
export function isLiveAtHome({ isTest }: Pick<PartnerCall, 'isTest'>, origin: string): boolean {
  return !isTest && isLoopback(origin)
}
