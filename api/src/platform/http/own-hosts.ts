import { isLoopbackHost } from '../settings/loopback.ts'

/** What may stand in a Host header (RFC 9110 section 7.2): a name or an address, and perhaps a port; no user, no path. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** The addresses a service answers under: those that it tells travellers, and no name that somebody points at it. */
export interface OwnHosts {
  /** `odd` is no host at all; `subdomain` is ours where a partner has it. */
  judge: (host: string) => 'own' | 'subdomain' | 'foreign' | 'odd'
  /** Whether a page's origin is the very one that its request is addressed to: scheme, host and port. */
  isOwnOrigin: (origin: string, host: string) => boolean
}

/**
 * @param publicUrl the address travellers see. On this machine itself, every name of this machine is ours, with any port:
 *   `localhost`, those below it, and the loopback addresses.
 */
export function ownHosts(publicUrl: string): OwnHosts {
  const own = new URL(publicUrl)
  const isAtHome = isLoopbackHost(own.hostname)
  const read = (host: string) => {
    const text = `${own.protocol}//${host}`
    return HOST.test(host) && URL.canParse(text) ? new URL(text) : undefined
  }
  return {
    judge(host) {
      const url = read(host)
      if (!url) return 'odd'
      if (url.host === own.host || (isAtHome && isLoopbackHost(url.hostname))) return 'own'
      return url.port === own.port && url.hostname.endsWith(`.${own.hostname}`) ? 'subdomain' : 'foreign'
    },
    isOwnOrigin: (origin, host) => read(host)?.origin === origin,
  }
}
