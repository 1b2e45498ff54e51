import { useEffect, useState } from 'react'

/** False while the page is drawn for the first time, true right after. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // The frame that shows the first drawing, then the task after it.
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}
