/** What was chosen here on an earlier visit; null when nothing was, or where storage is blocked. */
export function storedChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a choice for the next visit. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}
