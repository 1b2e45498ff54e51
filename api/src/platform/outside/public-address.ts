import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** What has been given out of IPv6 (RFC 4291): all else is of no network, or of one's own. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the open network. Not so are private, loopback and link-local ones (among them 169.254.169.254, where
 * clouds keep their secrets), carrier-grade NAT, and every form of IPv6 that carries an address of IPv4 within it: mapped,
 * NAT64, 6to4, Teredo.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST)
}
