/**
 * Lets only the newest of several overlapping calls through: beginning one aborts the one before, and a slow answer of
 * an old call finds that it is not current any more.
 */
export type Latest = {
  /** Begins a call. `isCurrent` is false as soon as a newer one begins or all are called off. */
  readonly begin: () => { readonly signal: AbortSignal; readonly isCurrent: () => boolean }
  /** Calls off whatever is under way. */
  readonly cancel: () => void
}

export function latest(): Latest {
  let controller: AbortController | null = null
  const cancel = (): void => {
    controller?.abort()
    controller = null
  }
  return {
    begin() {
      cancel()
      const own = new AbortController()
      controller = own
      return { signal: own.signal, isCurrent: () => controller === own }
    },
    cancel,
  }
}
