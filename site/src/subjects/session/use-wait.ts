import { useEffect, useState } from 'react'

/** Counts a wait down: how many whole seconds are left, 0 when there is none, and a way to begin one. */
export function useWait(): { left: number; begin: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isOver = left === 0

  useEffect(() => {
    if (isOver) return undefined
    // A page that was hidden or asleep misses ticks, so the clock is asked, not the ticks counted.
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return {
    left,
    begin(seconds) {
      const start = Date.now()
      setNow(start)
      setEndsAt(start + seconds * 1000)
    },
  }
}
