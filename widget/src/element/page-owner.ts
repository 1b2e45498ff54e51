const told = new Set<string>()

/**
 * Tells whoever sets the page up, once for all elements.
 * @param about what is told once, whatever its words
 */
export function warnOwner(about: string, message: string): void {
  if (told.has(about)) return
  told.add(about)
  // Whoever sets the page up looks there first.
  // oxlint-disable-next-line eslint/no-console
  console.warn(`Fiacre: ${message}`)
}

/** The origin that a page's calls come from, as the service sees it: none in a sandboxed frame without `allow-same-origin`. */
export function pageOrigin(): string {
  return self.origin === 'null' ? `${location.origin} (sandbox)` : self.origin
}

/** Whether a page is one that is still being built, by its host: this machine, or a name that no public host has. */
export function isInDevelopment(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.(?:localhost|test|local|internal)$/.test(hostname)
}
