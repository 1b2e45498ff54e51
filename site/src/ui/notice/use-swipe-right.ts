import { useRef, type PointerEvent } from 'react'

/** Movement before a press counts as a swipe, so that a shaky tap on a button still is a tap. */
const SLOP_PX = 8

/**
 * Pointer handlers for dismissing by a swipe to the right. The element follows the finger and springs back when let go
 * before `thresholdPx`.
 */
export function useSwipeRight(thresholdPx: number, onSwipe: () => void) {
  const startX = useRef<number | null>(null)

  const place = (element: HTMLElement, x: number | null) => {
    element.classList.toggle('is-swiping', x !== null)
    // Through the CSSOM: a style attribute in the markup would need a looser content security policy.
    if (x === null) element.style.removeProperty('translate')
    else element.style.setProperty('translate', `${x}px`)
  }
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (startX.current ?? event.clientX))

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) startX.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null || distance(event) < SLOP_PX) return
      event.currentTarget.setPointerCapture(event.pointerId)
      place(event.currentTarget, distance(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const far = distance(event) >= thresholdPx
      startX.current = null
      if (far) onSwipe()
      else place(event.currentTarget, null)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      startX.current = null
      place(event.currentTarget, null)
    },
  }
}
