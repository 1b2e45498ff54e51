import { useEffect, useState } from 'react'
import { useDrawnAhead } from './drawn-ahead.ts'

/**
 * False while the page around is drawn for the first time, true in the task after it: two short drawings in place of a long
 * one. What a server has drawn is there at once.
 */
export function useNextTask(): boolean {
  const isAhead = useDrawnAhead()
  const [isNext, setNext] = useState(isAhead)
  useEffect(() => {
    if (isAhead) return
    const timer = setTimeout(() => setNext(true))
    return () => clearTimeout(timer)
  }, [isAhead])
  return isNext
}
