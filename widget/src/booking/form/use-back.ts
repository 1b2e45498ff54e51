import { useEffect, useRef } from 'react'
import { useBooking } from './flow-context.ts'

/** What an entry of the history that stands for something open is known by. */
const OPEN = 'fiacreOpen'

const isOpenEntry = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[OPEN])

/**
 * On our own page the browser's Back closes what is open in place of leaving, and the entry for it goes with it. A partner's
 * history is not ours to write in.
 */
export function useBack(isWanted: boolean, close: () => void): void {
  const { isOwnPage } = useBooking().flow.ports
  const isKept = isWanted && isOwnPage === true
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isKept) return
    if (!isOpenEntry()) history.pushState({ ...(history.state as object | null), [OPEN]: true }, '')
    const onPop = (): void => {
      if (!isOpenEntry()) latest.current()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (isOpenEntry()) history.back()
    }
  }, [isKept])
}
