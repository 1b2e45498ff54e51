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
    const isSection = location.hash.length > 1
    if (isSection && scrollToSection()) return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    return isSection ? whenSectionComes() : undefined
  }, [path])
  // The first page too: its section may stand in code that is still on the way.
  useEffect(() => (location.hash.length > 1 && !scrollToSection() ? whenSectionComes() : undefined), [])
}

/** Shows the section that the address names; false while it is not there. */
function scrollToSection(): boolean {
  const section = document.getElementById(location.hash.slice(1))
  section?.scrollIntoView({ behavior: 'instant' })
  return section !== null
}

/** Until when a section is waited for, in ms: later the traveller has gone on by themselves. */
const PATIENCE_MS = 5000

/** Waits for the section of a page whose code is on its way. Answers the way to stop. */
function whenSectionComes(): () => void {
  const watch = new MutationObserver(() => {
    if (scrollToSection()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  function stop(): void {
    clearTimeout(timer)
    watch.disconnect()
  }
  watch.observe(document.body, { childList: true, subtree: true })
  return stop
}
