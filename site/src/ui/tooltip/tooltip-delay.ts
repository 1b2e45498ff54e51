/** How long a tooltip waits, in ms, and the next one while one was there just now (spec section 9). */
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/**
 * The wait of the next tooltip. Whoever goes from one control to its neighbour reads them all, and need not wait as long at each.
 * @param clock milliseconds since any moment
 */
export function createTooltipDelay(clock: () => number) {
  let leftAt = Number.NEGATIVE_INFINITY
  let isShown = false
  return {
    now: () =>
      isShown || clock() - leftAt < TOOLTIP_SKIP_DELAY_MS ? TOOLTIP_SKIP_DELAY_MS : TOOLTIP_DELAY_MS,
    shown() {
      isShown = true
    },
    left() {
      isShown = false
      leftAt = clock()
    },
  }
}
