/** Whether a page is one that is still being built, by its host: this machine, or a name that no public host has. */
export function isInDevelopment(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.(?:localhost|test|local|internal)$/.test(hostname)
}
