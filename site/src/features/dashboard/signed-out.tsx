import { REDIRECT_DELAY_MS } from '@fiacre/sdk/rules'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useT } from '../../i18n/i18n-provider.tsx'
import { useNotify } from '../../notices/notices-provider.tsx'
import { readDashboardAddress } from './dashboard-address.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

/**
 * Nobody is signed in: says so and goes to the sign-in after half a second (spec section 2). One notice shows at a time,
 * so whoever comes from the mail that confirms an address only hears that it worked; the sign-in says it.
 */
export function SignedOut() {
  const t = useT()
  const notify = useNotify()
  const { confirmed } = readDashboardAddress(useSearch())
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!confirmed) {
      notify({
        title: t('dashboard.unauthorized'),
        description: t('dashboard.loggedOut'),
        variant: 'destructive',
      })
    }
    const target = confirmed ? '/login?confirmed=true' : '/login'
    const timer = setTimeout(() => navigate(target, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
    // Once: a change of language in this half second does not start it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [confirmed])

  return <DashboardSkeleton />
}
