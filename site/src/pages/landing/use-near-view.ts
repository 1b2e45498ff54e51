import { useEffect, useState, type RefObject } from 'react'

/** How far below the window something counts as near, in px: about a screen. */
const MARGIN = '900px'

/** Whether an element has come near the window; once it has, it stays so. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
