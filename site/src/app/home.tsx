import { LandingPage } from '../pages/landing/landing-page.tsx'
import { useExpectedStatus } from '../subjects/session/use-expected-status.ts'
import { ScreenReady } from './loading-screen.ts'
import { ScreenTitle } from './screen-title.tsx'
import type { Screens } from './screens.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/**
 * The dashboard when signed in, else the landing page (spec section 2). A first visitor sees the landing page while
 * the session is still being checked; somebody who was signed in last time waits the moment.
 */
export function Home({ screens }: { screens: Screens }) {
  const status = useExpectedStatus()
  const Dashboard = screens.dashboard
  if (status === 'loading') return <WaitingScreen />
  if (status === 'signed-in') {
    return (
      <>
        <ScreenTitle title="shell.titleDashboard" />
        <Dashboard />
        <ScreenReady />
      </>
    )
  }
  return (
    <>
      <ScreenTitle title="shell.titleLanding" />
      <LandingPage />
      <ScreenReady />
    </>
  )
}
