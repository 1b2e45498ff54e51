import { isIP } from 'node:net'
import { isLoopbackHost } from '../settings/loopback.ts'
import { PostFailure } from './post-failure.ts'
import { isPublicAddress } from './public-address.ts'
import type { ResolveHost } from './resolve-host.ts'

/** How an address that strangers gave is asked. */
export interface Guard {
  resolve: ResolveHost
  /** Whether this machine itself may be asked, in clear: where one tries things out. */
  allowsLoopback: boolean
  /** Ends what is under way. */
  signal: AbortSignal
}

/**
 * The addresses to which a connection may go. A host that is an address itself is never looked up by anybody, so it is looked at here.
 * @throws PostFailure when there is none, or when one of them is not of the open network
 */
export async function guardedAddresses(
  { hostname }: URL,
  { resolve, allowsLoopback, signal }: Guard,
): Promise<string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (allowsLoopback && isLoopbackHost(hostname)) return [isIP(literal) > 0 ? literal : '127.0.0.1']
  const addresses = isIP(literal) > 0 ? [literal] : await resolve(hostname, signal)
  if (addresses.length === 0) throw new PostFailure('unresolved', `Nobody knows the name ${hostname}.`)
  if (!addresses.every(isPublicAddress)) {
    throw new PostFailure('blocked', `${hostname} leads to an address that is not of the open network.`)
  }
  return addresses
}
