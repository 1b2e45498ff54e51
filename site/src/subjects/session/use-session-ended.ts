import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useRefreshSession } from './use-session.ts'

/**
 * Call it when a call was refused with 401: the session has ended while the page was open. The check that follows finds
 * nobody, and the page goes the way of whoever is not signed in. At `/`, which would turn into the landing page without
 * a word, the dashboard's own address takes over.
 */
export function useSessionEnded(): () => void {
  const refreshSession = useRefreshSession()
  const [path, navigate] = useLocation()
  return useCallback(() => {
    if (path === '/') navigate('/dashboard', { replace: true })
    void refreshSession()
  }, [path, navigate, refreshSession])
}
