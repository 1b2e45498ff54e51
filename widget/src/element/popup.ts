/** Size of the checkout's window, in px: a phone's, which our checkout is laid out for as well. */
const WIDTH = 480
const HEIGHT = 800

/** A blank window in the middle of the browser's, or null where it was blocked. */
export function createPopup(): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2))
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  // Named, so that a second press takes the same window.
  return window.open('', 'fiacre-checkout', place)
}
