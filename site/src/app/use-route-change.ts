import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** The id of the page's `<main>`, where the skip link leads. */
export const MAIN_ID = 'content'

/**
 * On every change of route: up to the top, or to the section that the address names, and the focus into the new
 * screen, as a page load would do it (spec section 2).
 */
export function useRouteChange(): void {
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const section = document.getElementById(location.hash.slice(1))
    if (section) return section.scrollIntoView({ behavior: 'instant' })
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [path])
}
