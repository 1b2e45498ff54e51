import { REDIRECT_DELAY_MS } from '@fiacre/sdk/rules'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { readDashboardAddress } from './dashboard-address.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

/**
 * Nobody is signed in: says so and goes to the sign-in after half a second (spec section 2). One notice shows at a time,
 * so whoever comes from the mail that confirms an address only hears that it worked; the sign-in says it.
 */
export function SignedOut({
  back,
}: {
  /** Where the sign-in leads back to; here when left out. */ back?: string
}) {
  const { confirmed } = readDashboardAddress(useSearch())
  return (
    <>
      {confirmed ? <ToConfirmed /> : <ToSignIn back={back} />}
      <DashboardSkeleton />
    </>
  )
}

function ToConfirmed() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login?confirmed=true', { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return null
}
