import type { PartnerCall, PartnerScope } from '../http/partner-call.ts'
import { Problem } from '../http/problem.ts'

/** All of them, in the contract's order. */
export const PARTNER_SCOPES = Object.keys({
  journeys: true,
  checkouts: true,
  'bookings:read': true,
  'bookings:write': true,
  invoices: true,
  webhooks: true,
} satisfies Record<PartnerScope, true>) as PartnerScope[]

/** What everybody may do who reads a publishable key on a page, and a partner's subdomain. */
export const PAGE_SCOPES: readonly PartnerScope[] = ['journeys', 'checkouts']

/** What a key does for the partner itself, in the place of one of its members, and not for a guest. */
export const OWN_SCOPES: readonly PartnerScope[] = ['webhooks']

/**
 * Holds the key of a call against the scopes that the contract names for an operation.
 * @throws Problem SCOPE_MISSING, which names them
 */
export function assertScopes(needed: readonly PartnerScope[], partner: PartnerCall | undefined): void {
  // On a partner's subdomain a traveller may be signed in, for whom it is our own site.
  if (!partner || partner.kind === 'subdomain') return
  const missing = needed.filter((scope) => !partner.scopes.includes(scope))
  if (missing.length === 0) return
  const message =
    partner.kind === 'secret'
      ? `This key lacks the scope ${missing.join(', ')}. Make a key that has it.`
      : `This takes a secret key with the scope ${missing.join(', ')}, from a server.`
  throw new Problem('SCOPE_MISSING', message)
}
