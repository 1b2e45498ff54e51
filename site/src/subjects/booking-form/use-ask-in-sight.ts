import { useEffect, useRef } from 'react'

/** Between the button and what lies over the lower edge of the page. */
const GAP = 8

/**
 * A way back makes the form longer, and on a phone its button slips under the question about cookies: the page is scrolled by so
 * much, where the choice that was just made stays in sight. On lower screens the places come first anyway.
 */
export function useAskInSight() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'isRoundTrip') return
      // Once the fields of the way back stand there.
      requestAnimationFrame(() => {
        const button = form?.querySelector('.fi-booking__ask button[type="submit"]')
        if (!button) return
        const { scrollPaddingBottom, scrollPaddingTop } = getComputedStyle(document.documentElement)
        const bottom = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0) - GAP
        const by = button.getBoundingClientRect().bottom - bottom
        const room = target.getBoundingClientRect().top - (Number.parseFloat(scrollPaddingTop) || 0)
        if (by > 0 && by <= room) scrollBy({ top: by })
      })
    }
    form?.addEventListener('change', follow)
    return () => form?.removeEventListener('change', follow)
  }, [])
  return box
}
