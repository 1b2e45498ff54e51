import type { ReactNode } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { SkipLink } from '../../../ui/skip-link/skip-link.tsx'
import { Demonstration } from '../../demonstration.tsx'
import { Footer } from '../../footer/footer.tsx'
import { HomeMark } from '../../header/home-mark.tsx'
import { SiteLinks } from '../../header/site-links.tsx'
import { MAIN_ID } from '../../use-route-change.ts'
import { usePlainHref } from './plain-parts.tsx'

/** The shell round a page without a script: what of the usual one works by links alone. */
export function PlainShell({
  isSignedIn,
  children,
}: {
  isSignedIn: boolean | undefined
  children: ReactNode
}) {
  const t = useT()
  const href = usePlainHref()
  return (
    <>
      <SkipLink targetId={MAIN_ID} label={t('shell.skipToContent')} />
      <Demonstration />
      <header className="site-header">
        <div className="site-header__bar fi-container">
          <HomeMark />
          <nav className="site-header__nav" aria-label={t('shell.mainNavigation')}>
            <SiteLinks className="site-header__link" />
          </nav>
          <div className="plain-account">
            {isSignedIn === true && (
              <>
                <a href={href('/book/bookings')} className="site-header__link">
                  {t('shell.myBookings')}
                </a>
                <a href="/api/logout" className="site-header__link">
                  {t('shell.logout')}
                </a>
              </>
            )}
            {isSignedIn === false && (
              <>
                <a href={href('/book/sign-in')} className="site-header__link">
                  {t('shell.signIn')}
                </a>
                <a href={href('/book/sign-up')} className="site-header__link">
                  {t('shell.signUp')}
                </a>
              </>
            )}
          </div>
        </div>
      </header>
      <main id={MAIN_ID} className="site-main" tabIndex={-1}>
        <div className="plain fi-container">{children}</div>
      </main>
      <Footer />
    </>
  )
}
