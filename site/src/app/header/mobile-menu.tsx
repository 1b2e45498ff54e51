import { Link } from 'wouter'
import { useIsInBrowser } from '../../base/browser/use-is-in-browser.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { clearTraces } from '../../subjects/account/leaving/clear-traces.ts'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PreferenceSelects } from './preference-selects.tsx'
import { SiteLinks } from './site-links.tsx'
import './mobile-menu.css'

/** The traveller's own places come first. */
const TABS = [
  { path: '/dashboard?tab=book', text: 'shell.book' },
  { path: '/dashboard?tab=history', text: 'shell.history' },
  { path: '/dashboard?tab=profile', text: 'shell.profile' },
] as const

/** The whole navigation on a phone's whole screen, which opens once the page is alive. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const isInBrowser = useIsInBrowser()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      shape="screen"
    >
      {isInBrowser && <Menu onClose={onClose} />}
    </Dialog>
  )
}

function Menu({ onClose }: { onClose: () => void }) {
  const t = useT()
  const status = useExpectedStatus()
  return (
    <div className="mobile-menu">
      <nav className="mobile-menu__links" aria-label={t('shell.mainNavigation')}>
        {status === 'signed-in' &&
          TABS.map(({ path, text }) => (
            <Link key={path} href={path} className="mobile-menu__link" onClick={onClose}>
              {t(text)}
            </Link>
          ))}
        <SiteLinks className="mobile-menu__link" onFollow={onClose} />
      </nav>
      <div className="mobile-menu__foot">
        <PreferenceSelects labelled />
        {status === 'signed-in' ? (
          <ButtonLink href="/api/logout" variant="secondary" wide icon="logout" onClick={clearTraces}>
            {t('shell.logout')}
          </ButtonLink>
        ) : (
          <>
            <Link href="/register" asChild onClick={onClose}>
              <ButtonLink wide>{t('shell.signUp')}</ButtonLink>
            </Link>
            <Link href="/login" asChild onClick={onClose}>
              <ButtonLink variant="secondary" wide>
                {t('shell.signIn')}
              </ButtonLink>
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
