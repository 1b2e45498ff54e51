import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useClient } from '../api/client-context.tsx'
import { useT } from '../i18n/i18n-provider.tsx'
import { Spinner } from '../ui/spinner/spinner.tsx'
import { findWayOn } from './find-way-on.ts'
import './go-on.css'

/** Stands where a sign-in or registration was, once somebody is signed in, and leads on. */
export function GoOn() {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(() => {
    let isHere = true
    void findWayOn(client, cache).then((path) => isHere && navigate(path, { replace: true }))
    return () => {
      isHere = false
    }
  }, [client, cache, navigate])
  return (
    <div className="go-on">
      <Spinner size="lg" label={t('shell.loading')} />
    </div>
  )
}
