import { useEffect, useState } from 'react'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * False while the page around is drawn for the first time, true in the task after it: two short drawings in place of a long
 * one. A server draws all at once.
 */
export function useNextTask(): boolean {
  const isWhole = useBrowserValue(() => false, true)
  const [isNext, setNext] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNext(true))
    return () => clearTimeout(timer)
  }, [])
  return isWhole || isNext
}
