// The console is where the specification wants the session's changes, and nowhere else (section 4).

/** Writes down that somebody came or went. */
export function logSession(text: string): void {
  // oxlint-disable-next-line no-console -- see above
  console.info(text)
}

/** Writes down why the session could not be checked. */
export function logSessionFailure(text: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- see above
  console.warn(text, cause)
}
