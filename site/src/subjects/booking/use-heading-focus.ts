import { useEffect, useRef } from 'react'
import './heading-focus.css'

/**
 * Moves the focus to the screen's heading when `step` changes while the screen is open, as going on to another page
 * would: whoever cannot see that everything changed hears the new heading. Put the ref on what holds the heading; where the
 * page's own stays, `level` names that of the part that changes.
 */
export function useHeadingFocus<Element extends HTMLElement>(
  step: string | undefined,
  level: 'h1' | 'h2' = 'h1',
) {
  const screen = useRef<Element>(null)
  const before = useRef(step)
  useEffect(() => {
    const isLoading = before.current === undefined || step === undefined
    const isSame = before.current === step
    before.current = step
    if (isLoading || isSame) return
    const heading = screen.current?.querySelector(level)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [step, level])
  return screen
}
