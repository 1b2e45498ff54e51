import { useEffect, useRef } from 'react'

/**
 * Calls `onEnd` once after `durationMs`, counting only while not paused; resuming goes on with what is left.
 * `Infinity` never ends.
 */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [paused])
}
