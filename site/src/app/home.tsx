import { dashboardPage } from '../pages/dashboard/page.ts'
import { LandingPage } from '../pages/landing/landing-page.tsx'
import { landingPage } from '../pages/landing/page.ts'
import { useNextTask } from '../base/browser/use-next-task.ts'
import { useExpectedStatus } from '../subjects/session/use-expected-status.ts'
import { PageView } from './page-view.tsx'
import type { Screens } from './screens.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/**
 * The dashboard when signed in, else the landing page (spec section 2), whose code is part of the entry. A first visitor sees
 * it while the session is still being checked; somebody who was signed in last time waits the moment. The page is drawn in the
 * task after the shell, under the loading screen.
 */
export function Home({ screens }: { screens: Screens }) {
  const status = useExpectedStatus()
  const isTurn = useNextTask()
  if (status === 'loading' || !isTurn) return <WaitingScreen />
  if (status === 'signed-in') return <PageView page={dashboardPage} screen={screens.get(dashboardPage)} />
  return <PageView page={landingPage} screen={LandingPage} />
}
