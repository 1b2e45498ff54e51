import { useEffect, useRef } from 'react'

/** Runs something when the browser's back button has brought the page back as it was left, out of its memory. */
export function usePageRestored(restored: () => void): void {
  const latest = useRef(restored)
  useEffect(() => {
    latest.current = restored
  })
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
