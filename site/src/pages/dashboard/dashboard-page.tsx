import { useState } from 'react'
import { useSession } from '../../subjects/session/use-session.ts'
import { Dashboard } from './dashboard.tsx'
import { dashboardPath, type DashboardTab } from './dashboard-address.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { SignedOut } from './signed-out.tsx'

/** `/dashboard`, and `/` for whoever is signed in (spec section 2). */
export function DashboardPage() {
  const { status, user } = useSession()
  // Whoever logs out here knows; no notice tells them that they are logged out.
  const [isLeaving, setLeaving] = useState(false)
  // Where a session that ends is gone on with after signing in: the tab stands in no address.
  const [tab, setTab] = useState<DashboardTab>()
  if (isLeaving && !user) return <DashboardSkeleton />
  if (user) return <Dashboard user={user} onLeaving={setLeaving} onTab={setTab} />
  return status === 'loading' ? <DashboardSkeleton /> : <SignedOut back={tab && dashboardPath(tab)} />
}
