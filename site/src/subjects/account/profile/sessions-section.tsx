import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { SessionList } from './session-list.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** Where the account is signed in, and the ways to end it. */
export function SessionsSection() {
  const t = useT()
  return (
    <section className="profile__section" aria-labelledby="profile-sessions">
      <div className="profile__head">
        <h2 className="fi-subheading" id="profile-sessions">
          {t('profile.sessions')}
        </h2>
        <SignOutEverywhere />
      </div>
      <p className="fi-muted">{t('profile.sessionsText')}</p>
      <SessionList />
    </section>
  )
}
