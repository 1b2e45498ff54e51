/**
 * Whether a host, as `URL.hostname` writes it, is the machine itself: `localhost` and the names below it (RFC 6761
 * section 6.3), 127.0.0.0/8 and ::1. Not 0.0.0.0, nor a name with a dot at its end, which other programs may look up.
 */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127(\.\d{1,3}){3}$/.test(hostname) ||
    hostname === '[::1]'
  )
}

/** Whether an origin, as browsers write it, is on the visitor's own machine. */
export function isLoopback(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin && /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname)
}
