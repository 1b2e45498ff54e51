import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { returnPath } from '../session/return-path.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { findWayOn } from './find-way-on.ts'
import './go-on.css'

/**
 * Stands where a sign-in or registration was, once somebody is signed in, and leads on: back to the page that asked for
 * the sign-in, else to what waits.
 */
export function GoOn() {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const search = useSearch()
  const [, navigate] = useLocation()
  // Of the address it was opened at: the next one says nothing of where to.
  const [back] = useState(() => returnPath(search, location.origin))
  useEffect(() => {
    if (back) {
      // After the page around, which takes news out of the address by going to the same page again.
      const turn = setTimeout(() => navigate(back, { replace: true }))
      return () => clearTimeout(turn)
    }
    let isHere = true
    void findWayOn(client, cache).then((path) => isHere && navigate(path, { replace: true }))
    return () => {
      isHere = false
    }
  }, [client, cache, back, navigate])
  return (
    <div className="go-on">
      <Spinner size="lg" label={t('shell.loading')} />
    </div>
  )
}
