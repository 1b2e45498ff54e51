import { useEffect, useState } from 'react'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'

/**
 * False while the page is drawn for the first time, true right after: what is below the fold waits, so that the words and
 * the form are there sooner on a slow phone. An address that names a section wants the whole page at once.
 */
export function useAfterPaint(): boolean {
  const isWanted = useBrowserValue(() => location.hash !== '', false)
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // The frame that shows the first drawing, then the task after it.
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isWanted || painted
}
