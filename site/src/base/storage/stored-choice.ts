/**
 * What is shown here: as this tab was asked to, else as was chosen on an earlier visit; null when nothing was, or where
 * storage is blocked.
 */
export function storedChoice(key: string): string | null {
  return read(() => sessionStorage, key) ?? read(() => localStorage, key)
}

/** What was chosen in this browser for every visit, whatever this tab was asked for. */
export const keptChoice = (key: string): string | null => read(() => localStorage, key)

/** Keeps a choice for the next visit; it takes the place of what this tab was asked for. */
export function storeChoice(key: string, value: string): void {
  try {
    sessionStorage.removeItem(key)
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}

/**
 * Shows something in this tab alone, as the page wants it that the traveller comes from: what was chosen here for every visit
 * stays chosen.
 */
export function storeForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is blocked: it holds until the next page is loaded.
  }
}

/** Whether this tab was asked for it, and nobody has chosen otherwise since. */
export function isOfTab(key: string): boolean {
  return read(() => sessionStorage, key) !== null
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}
