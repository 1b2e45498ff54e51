const OURS = 'fiacre.'

/** Takes away everything that this browser kept for us: choices, a pending price, a checkout, what a visit came with. */
export function forgetBrowser(
  storages: () => readonly Storage[] = () => [localStorage, sessionStorage],
): void {
  try {
    for (const storage of storages()) {
      for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
