import { useEffect, useEffectEvent, useState } from 'react'

const SECOND_MS = 1000

/**
 * Counts seconds down and calls `onEnd` at nought; null once it is stopped, or when it never ran.
 * @param from whole seconds, or null not to count at all
 */
export function useSecondsLeft(from: number | null, onEnd: () => void) {
  const [left, setLeft] = useState(from)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === null) return undefined
    if (left === 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return { left, stop: () => setLeft(null) }
}
