import { isIPv4, isIPv6 } from 'node:net'

/** What cannot be read counts as one network, so that nonsense opens no allowance of its own. */
const UNREADABLE = 'unknown'

const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

/**
 * The network that limits count an address to. An IPv4 address is one by itself, also where it comes mapped into IPv6
 * (`::ffff:192.0.2.1`, RFC 4291 section 2.5.5.2). Of an IPv6 address it is the first 64 bits, `2001:db8:1:2::/64`: a
 * single customer has at least so many addresses (RFC 6177). A port or a zone, which some proxies write, does not matter.
 */
export function networkOf(address: string): string {
  const read = readAddress(address)
  if (read === undefined) return UNREADABLE
  return typeof read === 'string' ? read : `${first(read, 4)}::/64`
}

/**
 * The wider network that an address is part of, for a second and larger allowance: somebody who has one network can often
 * have its neighbours too. Of IPv6 it is the first 48 bits, `2001:db8:1::/48`, which providers give away whole (RFC 6177);
 * of IPv4 the first 24, `192.0.2.0/24`, the smallest block that is routed by itself.
 */
export function widerNetworkOf(address: string): string {
  const read = readAddress(address)
  if (read === undefined) return UNREADABLE
  if (typeof read === 'string') return `${read.split('.').slice(0, 3).join('.')}.0/24`
  return `${first(read, 3)}::/48`
}

/** An IPv4 address as text, an IPv6 address as its groups; undefined for what is neither. */
function readAddress(address: string): string | number[] | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(address.trim()) ?? []
  const [bare = ''] = (bracketed ?? dotted ?? address.trim()).split('%')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return undefined
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups
}

function first(groups: number[], count: number): string {
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight groups of sixteen bits. The URL standard's writing has no dotted part and no other spelling. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before, after] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const [head, tail] = [before ?? [], after ?? []]
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16))
}

const bytesOf = (group: number): number[] => [Math.trunc(group / 256), group % 256]
