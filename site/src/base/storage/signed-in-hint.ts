const KEY = 'fiacre.signed-in'

/**
 * Remembers whether somebody was signed in here, so that the next visit knows what to show while the session is being
 * checked: visitors get the landing page at once, travellers a moment's wait and their dashboard. It opens nothing.
 */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the next visit starts with the landing page.
  }
}

/** Whether somebody was signed in when this browser was last here. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

/** Whether a change of the browser's storage may have been one of the hint; `null` is all of it. */
export function isSignedInHint(key: string | null): boolean {
  return key === null || key === KEY
}
