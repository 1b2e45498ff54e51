import { isLoopback } from '#platform/settings/loopback.ts'
import { isPathBelow } from './path-below.ts'

/** The entries of a partner's list that an origin would match: itself, or any port of a loopback host. */
export function originEntries(origin: string): string[] {
  if (!isLoopback(origin)) return [origin]
  const { protocol, hostname } = new URL(origin)
  return [origin, `${protocol}//${hostname}:*`]
}

/** Any port of any loopback host: for trying things out on one's own machine. */
export const LOOPBACK_ORIGINS = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:*`)

/**
 * An origin as a partner writes it, in its one form.
 * @throws Error saying what is wrong with it
 */
export function readOrigin(text: string): string {
  if (LOOPBACK_ORIGINS.includes(text)) return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin === 'null' || !['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new Error(`${text} is no origin. Write it as https://hotel.example, without a path.`)
  }
  assertSafe(url)
  return url.origin
}

/**
 * A return address as a partner writes it. It stands for itself and all that lies below its path.
 * @throws Error saying what is wrong with it
 */
export function readReturnUrl(text: string): string {
  if (LOOPBACK_ORIGINS.includes(text)) return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin === 'null' || url.search || url.hash || url.username || url.password) {
    throw new Error(
      `${text} is no return address. Write it as https://hotel.example/transfers, without a query.`,
    )
  }
  assertSafe(url)
  return url.origin + url.pathname
}

/** Whether a return address that a checkout asks for is among those that the partner listed. */
export function isReturnAllowed(wanted: string, listed: readonly string[]): boolean {
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false
  const entries = originEntries(url.origin)
  return listed.some((entry) => {
    if (entries.includes(entry)) return true
    const allowed = URL.canParse(entry) ? new URL(entry) : undefined
    if (!allowed || allowed.origin !== url.origin) return false
    return isPathBelow(url.pathname, allowed.pathname)
  })
}

/** Pages of the public network are reached by TLS. */
function assertSafe(url: URL): void {
  // With a dot at its end it is another origin, which the list would not be asked about.
  if (url.hostname.endsWith('.')) throw new Error(`${url.origin} ends with a dot. Write the host without it.`)
  if (url.hostname.includes('*')) throw new Error(`${url.origin} names no host. List each origin by itself.`)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.origin))) return
  throw new Error(`${url.origin} cannot be used: pages outside of your own machine need https.`)
}
