import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'

/**
 * The key of a mailed link. It leaves the address at once, where others could read it, and goes into the history's
 * state instead: so a reload shows the form again, for as long as the link works. `drop` takes it away from there too.
 */
export function useLinkToken(): { token: string | null; drop: () => void } {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [asked] = useState(() => new URLSearchParams(search).get('token')?.trim())
  const kept = useBrowserValue(() => tokenOf(history.state), null)
  const token = asked || kept

  useEffect(() => {
    if (new URLSearchParams(search).has('token')) {
      navigate(path, { replace: true, state: { linkToken: token } })
    }
  }, [search, path, navigate, token])

  const drop = useCallback(() => navigate(path, { replace: true, state: null }), [path, navigate])
  return { token, drop }
}

function tokenOf(state: unknown): string | null {
  const isKept = typeof state === 'object' && state !== null && 'linkToken' in state
  return isKept && typeof state.linkToken === 'string' ? state.linkToken : null
}
