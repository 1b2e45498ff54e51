import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** As wide as a chart is drawn before its place is known. */
const FIRST = 640

/** How many pixels wide an element is, now and whenever that changes, so that a drawing in it is drawn in its own pixels. */
export function useWidth(): [frame: RefObject<HTMLElement | null>, width: number] {
  const frame = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(FIRST)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setWidth(Math.max(1, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, width]
}
