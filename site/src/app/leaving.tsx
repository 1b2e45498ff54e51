import { lazy, Suspense } from 'react'
import { useSession } from '../subjects/session/use-session.ts'

const SessionWatch = lazy(() =>
  import('../subjects/account/leaving/session-watch.tsx').then(
    (file) => ({ default: file.SessionWatch }),
    // Without a network the page does without.
    () => ({ default: () => null }),
  ),
)

/** Watches for the end of the session, once there is one: a visitor's page does not fetch it. */
export function Leaving() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <SessionWatch key={user.id} />
    </Suspense>
  )
}
