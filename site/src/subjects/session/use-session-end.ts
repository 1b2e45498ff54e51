import { FiacreError } from '@fiacre/sdk'
import { useEffect } from 'react'
import { useSessionEnded } from './use-session-ended.ts'

/** Whether a call was refused because nobody is signed in any more. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof FiacreError && error.status === 401
}

/**
 * Checks the session anew when a read was refused with 401: it has ended while the page was open, and the page goes the
 * way of whoever is not signed in.
 */
export function useSessionEnd(error: unknown): void {
  const sessionEnded = useSessionEnded()
  const hasEnded = isSignedOutError(error)
  useEffect(() => {
    if (hasEnded) sessionEnded()
  }, [hasEnded, sessionEnded])
}
