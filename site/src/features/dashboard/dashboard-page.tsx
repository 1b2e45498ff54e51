import { useState } from 'react'
import { useSession } from '../../session/use-session.ts'
import { Dashboard } from './dashboard.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { SignedOut } from './signed-out.tsx'

/** `/dashboard`, and `/` for whoever is signed in (spec section 2). */
export function DashboardPage() {
  const { status, user } = useSession()
  // Whoever logs out here knows; no notice tells them that they are logged out.
  const [isLeaving, setLeaving] = useState(false)
  if (isLeaving && !user) return <DashboardSkeleton />
  if (user) return <Dashboard user={user} onLeaving={setLeaving} />
  return status === 'loading' ? <DashboardSkeleton /> : <SignedOut />
}
