import { useEffect } from 'react'

/** Names controls that are only icons. Fetched once the page stands: nobody points at one before. */
export function Tooltips(): null {
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    // Without a network the page does without.
    const start = () =>
      void import('../ui/tooltip/watch-tooltips.ts').then(
        ({ watchTooltips }) => {
          if (!isGone) end = watchTooltips()
        },
        () => undefined,
      )
    const timer = setTimeout(start, 1000)
    return () => {
      isGone = true
      clearTimeout(timer)
      end?.()
    }
  }, [])
  return null
}
