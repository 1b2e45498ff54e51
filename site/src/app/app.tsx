import { useLocation } from 'wouter'
import { BookingFlowProvider } from '../subjects/booking-form/booking-flow-provider.tsx'
import { BrandAccent } from '../subjects/brand/brand-accent.tsx'
import { InTurn } from '../base/browser/in-turn.tsx'
import { useT } from '../base/i18n/i18n-provider.tsx'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'
import { CookieConsent } from './cookies/cookie-consent.tsx'
import { Demonstration } from './demonstration.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { LanguageOffer } from './language-offer/language-offer.tsx'
import { LanguageRouter } from './language-router.tsx'
import { Leaving } from './leaving.tsx'
import { PreferencesOfAccount } from './preferences-of-account.tsx'
import { PAGES } from './pages.ts'
import { Routes } from './routes.tsx'
import type { Screens } from './screens.ts'
import { Tooltips } from './tooltips.tsx'
import { ViewingBar } from './viewing-bar.tsx'
import { MAIN_ID, useRouteChange } from './use-route-change.ts'
import './app.css'
import './print.css'

/** The shell round every screen. */
export function App({ screens }: { screens: Screens }) {
  return (
    <LanguageRouter>
      <Shell screens={screens} />
    </LanguageRouter>
  )
}

function Shell({ screens }: { screens: Screens }) {
  const t = useT()
  const [path] = useLocation()
  const isBare = PAGES.some((page) => page.isBare && page.path === path.replace(/\/$/, ''))
  useRouteChange()
  return (
    <BookingFlowProvider>
      <BrandAccent />
      <PreferencesOfAccount />
      <SkipLink targetId={MAIN_ID} label={t('shell.skipToContent')} />
      <Demonstration />
      <ViewingBar />
      {!isBare && (
        <InTurn name="head">
          <Header />
        </InTurn>
      )}
      {!isBare && <LanguageOffer />}
      <InTurn name="page">
        <main id={MAIN_ID} className="site-main" tabIndex={-1}>
          <Routes screens={screens} />
        </main>
      </InTurn>
      {!isBare && (
        <InTurn name="foot">
          <Footer />
        </InTurn>
      )}
      {!isBare && <CookieConsent />}
      <Leaving />
      <Tooltips />
    </BookingFlowProvider>
  )
}
