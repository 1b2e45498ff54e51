import { useEffect, useState } from 'react'

/** How often what is told in minutes is told anew, in ms. */
const TICK_MS = 15_000

/** The present instant, as the page goes on showing it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
