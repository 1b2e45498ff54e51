import { isIP } from 'node:net'
import { isLoopbackHost } from '#platform/settings/loopback.ts'

/** Whom a passkey is for, and the pages that may ask for it. */
export interface RelyingParty {
  /** The host that passkeys belong to (WebAuthn's RP ID). */
  id: string
  /** Of the pages that ask. */
  origin: string
}

/**
 * Passkeys belong to the host of the address that people use; browsers make none for an address in numbers. On one's own machine that is
 * `localhost`, at the port that was asked.
 * @param publicUrl the address of the service
 * @param host that was asked, with its port
 * @returns undefined where the address is in numbers
 */
export function relyingPartyOf(publicUrl: string, host: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (isLoopbackHost(hostname)) {
    const asked = new URL(`${protocol}//${host}`)
    asked.hostname = 'localhost'
    return { id: 'localhost', origin: asked.origin }
  }
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return undefined
  return { id: hostname, origin }
}
