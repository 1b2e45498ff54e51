import { useState } from 'react'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { AccountLinks } from './account-links.tsx'
import { HomeMark } from './home-mark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PreferenceSelects } from './preference-selects.tsx'
import { SiteLinks } from './site-links.tsx'
import './header.css'

/** The head of every page: home, the ways on, the account, the preferences; on a phone a full-screen menu. */
export function Header() {
  const t = useT()
  const status = useExpectedStatus()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header className="site-header">
      <div className="site-header__bar fi-container">
        <HomeMark />
        <nav className="site-header__nav" aria-label={t('shell.mainNavigation')}>
          <SiteLinks className="site-header__link" />
        </nav>
        <div className="site-header__account">
          <PreferenceSelects />
          <AccountLinks />
        </div>
        <div className="site-header__mobile">
          {status === 'signed-out' && (
            <Link href="/login" className="site-header__link">
              {t('shell.signIn')}
            </Link>
          )}
          <IconButton
            icon="menu"
            label={t('shell.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
