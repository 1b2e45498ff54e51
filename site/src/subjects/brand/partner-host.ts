/**
 * Whether the page is on a partner's subdomain: its canonical link, which the service writes, names another host. Without
 * such a link it is our own.
 * @param canonical the address in `<link rel="canonical">`
 */
export function isPartnerHost(
  host: string = location.host,
  canonical: string | null = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
): boolean {
  const own = canonical === null ? null : URL.parse(canonical)
  return own !== null && own.host !== host
}
