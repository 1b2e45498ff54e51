import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { notFoundPage } from '../pages/not-found/page.ts'
import { Home } from './home.tsx'
import { PageView } from './page-view.tsx'
import { PAGES } from './pages.ts'
import type { Screens } from './screens.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/** Shows the page of the present address; any other address is the 404 page. */
export function Routes({ screens }: { screens: Screens }) {
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Switch>
        <Route path="/">
          <Home screens={screens} />
        </Route>
        {PAGES.map((page) => (
          <Route path={page.path} key={page.path}>
            <PageView page={page} screen={screens.get(page)} />
          </Route>
        ))}
        <Route>
          <PageView page={notFoundPage} screen={screens.get(notFoundPage)} />
        </Route>
      </Switch>
    </Suspense>
  )
}
