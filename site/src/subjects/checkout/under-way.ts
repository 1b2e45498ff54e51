const KEY = 'fiacre.checkout'

/**
 * Remembers in this tab which checkout it is in the middle of, or that it no longer is: another tab may be in the middle
 * of another.
 */
export function rememberCheckout(id: string | null, storage: () => Storage = () => sessionStorage): void {
  try {
    if (id === null) storage().removeItem(KEY)
    else storage().setItem(KEY, id)
  } catch {
    // Storage is blocked: the service goes by the checkout that the browser opened last.
  }
}

/** The checkout that this tab is in the middle of. */
export function checkoutOfTab(storage: () => Storage = () => sessionStorage): string | null {
  try {
    return storage().getItem(KEY)
  } catch {
    return null
  }
}

/** Whether this tab is in the middle of a checkout. */
export function isCheckoutUnderWay(storage: () => Storage = () => sessionStorage): boolean {
  return checkoutOfTab(storage) !== null
}
