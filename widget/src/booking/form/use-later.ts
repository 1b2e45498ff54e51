import { useEffect, useState } from 'react'
import type { Later } from '../flow/later.ts'

/** A part as far as it is there: undefined while it is on its way, and a way on where it did not come. */
type Loaded<Part> = {
  readonly part: Part | undefined
  readonly isMissing: boolean
  readonly again: () => void
}

/** Loads a part of the form once it is wanted. */
export function useLater<Part>(code: Later<Part>, isWanted: boolean): Loaded<Part> {
  const [, setPart] = useState(code.now)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    // Where another place of the form asks again, it comes here too.
    if (isMissing) return code.onceThere(() => setMissing(false))
    let isCurrent = true
    // Also where it is there: it may have come since this was drawn.
    code.load().then(
      (part) => isCurrent && setPart(() => part),
      () => isCurrent && setMissing(true),
    )
    return () => {
      isCurrent = false
    }
  }, [code, isWanted, isMissing])
  return { part: code.now(), isMissing, again: () => setMissing(false) }
}
