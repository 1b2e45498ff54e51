import { lazy, Suspense } from 'react'
import { useSession } from '../subjects/session/use-session.ts'

/** Fetched once somebody is signed in. Without it the choices are kept in this browser alone. */
const AccountPreferences = lazy(() =>
  import('../base/preferences/account-preferences.tsx').then(
    (file) => ({ default: file.AccountPreferences }),
    () => ({ default: () => null }),
  ),
)

/** Language, currency and unit follow whoever is signed in from browser to browser. */
export function PreferencesOfAccount() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <AccountPreferences key={user.id} user={user} />
    </Suspense>
  )
}
