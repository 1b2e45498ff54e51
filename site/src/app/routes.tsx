import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home.tsx'
import { ScreenReady } from './loading-screen.ts'
import { ScreenTitle } from './screen-title.tsx'
import type { Screens } from './screens.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/** Addresses of spec section 2 that this release has, the screen behind each, and the text of its title. */
const ROUTES = [
  { path: '/login', screen: 'login', title: 'shell.titleLogin' },
  { path: '/register', screen: 'register', title: 'shell.titleRegister' },
  { path: '/forgot-password', screen: 'forgotPassword', title: 'shell.titleForgotPassword' },
  { path: '/reset-password', screen: 'resetPassword', title: 'shell.titleResetPassword' },
  { path: '/undo-email-change', screen: 'undoEmailChange', title: 'shell.titleUndoEmailChange' },
  { path: '/dashboard', screen: 'dashboard', title: 'shell.titleDashboard' },
  { path: '/profile', screen: 'profile', title: 'shell.profile' },
  { path: '/booking', screen: 'booking', title: 'shell.titleBooking' },
  { path: '/balance', screen: 'balance', title: 'shell.titleBalance' },
  { path: '/checkout', screen: 'checkout', title: 'shell.titleCheckout' },
  { path: '/payment', screen: 'payment', title: 'shell.titlePayment' },
  { path: '/payment-success', screen: 'paymentSuccess', title: 'shell.titlePaymentSuccess' },
  { path: '/goodbye', screen: 'goodbye', title: 'shell.titleGoodbye' },
  { path: '/destinations', screen: 'destinations', title: 'shell.titleDestinations' },
] as const satisfies readonly { path: string; screen: keyof Screens; title: string }[]

/** Shows the screen of the present address; any other address is the 404 page. */
export function Routes({ screens }: { screens: Screens }) {
  const NotFound = screens.notFound
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Switch>
        <Route path="/">
          <Home screens={screens} />
        </Route>
        {ROUTES.map(({ path, screen, title }) => {
          const Screen = screens[screen]
          return (
            <Route path={path} key={path}>
              <ScreenTitle title={title} />
              <Screen />
              <ScreenReady />
            </Route>
          )
        })}
        <Route>
          <ScreenTitle title="shell.titleNotFound" />
          <NotFound />
          <ScreenReady />
        </Route>
      </Switch>
    </Suspense>
  )
}
