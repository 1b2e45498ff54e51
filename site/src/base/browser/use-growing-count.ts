import { useEffect, useState } from 'react'
import { useBrowserValue } from './use-browser-value.ts'
import { useDrawnAhead } from './drawn-ahead.ts'

/**
 * How many of the parts of a long page are drawn: the first at once, and after each frame some more, until all are there. One
 * long drawing would keep a slow phone from answering a touch. An address that names a section wants the whole page at once,
 * and a server draws all of it.
 */
export function useGrowingCount(total: number, { first, step }: { first: number; step: number }): number {
  const isAhead = useDrawnAhead()
  const isNamed = useBrowserValue(() => location.hash !== '', true)
  const isWhole = isAhead || isNamed
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (isWhole || count >= total) return
    // A task of its own for each: what the traveller does in between comes first.
    const timer = setTimeout(() => setCount(count + step))
    return () => clearTimeout(timer)
  }, [isWhole, count, total, step])
  return isWhole ? total : Math.min(count, total)
}
