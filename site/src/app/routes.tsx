import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home.tsx'
import { ScreenReady } from './loading-screen.ts'
import { ROUTES } from './route-table.ts'
import { ScreenTitle } from './screen-title.tsx'
import type { Screens } from './screens.ts'
import { WaitingScreen } from './waiting-screen.tsx'

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
