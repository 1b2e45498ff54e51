import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { createQueryClient } from './base/api/query-client.ts'
import { createSiteClient } from './base/api/site-client.ts'
import { rightAddress } from './app/address-in-language.ts'
import { App } from './app/app.tsx'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { shellTexts } from './app/locales/texts.ts'
import { Providers } from './app/providers.tsx'
import { createScreens, type Screens } from './app/screens.ts'
import { bringDrawn, isDrawn } from './app/start/take-over.ts'
import { landingTexts } from './pages/landing/locales/texts.ts'
import { bookingTexts } from './base/i18n/booking-texts.ts'
import { firstLanguage, isSiteLanguage, storeAskedLanguage } from './base/i18n/language.ts'
import { createTurns } from './base/browser/turns.ts'
import { createTexts } from './base/i18n/texts.ts'
import { askedPreferences, storeAsked } from './base/preferences/preferences.ts'
import { readPageHead } from './base/settings/client-settings.ts'
import { sessionQuery } from './subjects/session/session-query.ts'
import { startVisitWithPartner } from './base/visit/start-visit.ts'
import './ui/theme/theme.css'
import '@fiacre/widget/styles.css'

const root = rootElement()
const turns = createTurns()
const ahead = { current: isDrawn(root), turns }
const chosen = firstLanguage(location)
const drawnIn = document.documentElement.lang
// What a server has drawn is taken over in its own language, and then turned.
const texts = createTexts(ahead.current && isSiteLanguage(drawnIn) ? drawnIn : chosen)
const client = createSiteClient(() => texts.store.getState().language)
const cache = createQueryClient()
// Before any page takes its query out of the address.
storeAskedByAddress()
const visit = startVisitWithPartner(location.search)
goToLanguage()

/** What an address asks for is kept for the tab; of somebody who has just deleted the account nothing is. */
function storeAskedByAddress(): void {
  if (location.pathname === '/goodbye') return
  storeAskedLanguage(location)
  storeAsked(askedPreferences(location.search))
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no element with the id "root", where the page goes.')
  return element
}

/** Whoever chose a language before, or comes with one, reads public pages at their addresses in it. */
function goToLanguage(): void {
  const right = rightAddress(location.pathname, texts.store.getState().language)
  if (right) history.replaceState(history.state, '', right + location.search + location.hash)
}

// Asked while the texts are on their way.
void cache.prefetchQuery(sessionQuery(client))
void start()

/** No await on the top level: the files of texts take things out of this one, and each would wait for the other. */
async function start(): Promise<void> {
  // Beside the texts.
  const drawn = ahead.current ? bringDrawn(cache, client, texts, texts.store.getState().language) : undefined
  drawn?.catch(() => undefined)
  await texts.add(bookingTexts, shellTexts, landingTexts)
  // Lets the browser breathe between reading the code and drawing the page: two short tasks in place of a long one.
  await new Promise((resolve) => setTimeout(resolve))

  const screens = new Map(createScreens(texts))
  if (drawn) {
    try {
      screens.set(...(await drawn))
    } catch {
      // Without its code the page is drawn anew, and says that it could not be fetched.
      ahead.current = false
    }
  }
  if (!ahead.current) {
    createRoot(root).render(site(screens))
  } else {
    hydrateRoot(
      root,
      <Router ssrPath={location.pathname} ssrSearch="">
        {site(screens)}
      </Router>,
    )
    await turns.run()
    ahead.current = false
  }
  if (chosen !== texts.store.getState().language) void texts.use(chosen)
  root.dispatchEvent(new Event('fiacre:alive'))
}

function site(screens: Screens) {
  return (
    <StrictMode>
      <ErrorBoundary texts={texts}>
        <Providers
          client={client}
          cache={cache}
          texts={texts}
          visit={visit}
          head={readPageHead()}
          {...(ahead.current && { ahead })}
        >
          <App screens={screens} />
        </Providers>
      </ErrorBoundary>
    </StrictMode>
  )
}
