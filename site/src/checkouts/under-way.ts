const KEY = 'fiacre.checkout'

/** Remembers in this tab that it is in the middle of a checkout, or no longer. The service knows which one. */
export function rememberCheckout(isUnderWay: boolean, storage: () => Storage = () => sessionStorage): void {
  try {
    if (isUnderWay) storage().setItem(KEY, '1')
    else storage().removeItem(KEY)
  } catch {
    // Storage is blocked: after a reload the next sign-in finds the checkout.
  }
}

/** Whether this tab is in the middle of a checkout. */
export function isCheckoutUnderWay(storage: () => Storage = () => sessionStorage): boolean {
  try {
    return storage().getItem(KEY) === '1'
  } catch {
    return false
  }
}
