import { REDIRECT_DELAY_MS } from '@fiacre/sdk/rules'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { signInPath } from './return-path.ts'

/**
 * Stands on a page for travellers while nobody is signed in: says so, and goes to the sign-in after half a second (spec
 * sections 2 and 8), which leads back.
 */
export function ToSignIn({ back }: { /** Where to come back to; this page when left out. */ back?: string }) {
  const t = useT()
  const notify = useNotify()
  const search = useSearch()
  const [path, navigate] = useLocation()

  useEffect(() => {
    notify({ title: t('session.unauthorized'), description: t('session.loggedOut'), variant: 'destructive' })
    const here = search ? `${path}?${search.replace(/^\?/, '')}` : path
    const target = signInPath(back ?? here)
    const timer = setTimeout(() => navigate(target, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
    // Once: a change of language in this half second does not start it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return null
}
