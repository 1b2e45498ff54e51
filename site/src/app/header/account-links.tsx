import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { clearTraces } from '../../subjects/account/leaving/clear-traces.ts'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** Signed in: dashboard, profile, logout. Signed out: sign in, sign up (spec section 2). Nothing while that is not known. */
export function AccountLinks() {
  const t = useT()
  const status = useExpectedStatus()
  if (status === 'loading') return <span className="site-header__account-space" aria-hidden="true" />
  if (status === 'signed-in') {
    return (
      <>
        <Link href="/dashboard" className="site-header__link">
          {t('shell.dashboard')}
        </Link>
        <Link href="/dashboard?tab=profile" className="site-header__link">
          {t('shell.profile')}
        </Link>
        {/* A full page navigation: the service ends the session and leads home. */}
        <a href="/api/logout" className="site-header__link" onClick={clearTraces}>
          {t('shell.logout')}
        </a>
      </>
    )
  }
  return (
    <>
      <Link href="/login" className="site-header__link">
        {t('shell.signIn')}
      </Link>
      <Link href="/register" asChild>
        <ButtonLink size="sm">{t('shell.signUp')}</ButtonLink>
      </Link>
    </>
  )
}
