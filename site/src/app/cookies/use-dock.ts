import { useCallback } from 'react'

/**
 * Says to the whole page how much of its lower edge an element takes, as `--fiacre-dock`: the page ends above it, what is scrolled
 * to stops above it, and what else stands at that edge stands on it.
 */
export function useDock(): (element: HTMLElement | null) => (() => void) | void {
  return useCallback((element) => {
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--fiacre-dock', `${Math.ceil(element.getBoundingClientRect().height)}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--fiacre-dock')
    }
  }, [])
}
