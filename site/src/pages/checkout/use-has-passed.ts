import { useEffect, useState } from 'react'

const LONGEST_WAIT_MS = 2_147_483_647

/** Whether an instant is past; changes by itself when it comes. */
export function useHasPassed(instant: string): boolean {
  const at = Date.parse(instant)
  const [now, setNow] = useState(Date.now)
  const hasPassed = now >= at
  useEffect(() => {
    if (hasPassed) return undefined
    const wait = Math.max(at - Date.now(), 0)
    // Browsers end a longer wait at once.
    if (wait > LONGEST_WAIT_MS) return undefined
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [at, hasPassed])
  return hasPassed
}
