import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ClosingBanner } from '../../subjects/account/profile/closing-banner.tsx'
import { ProfilePanel } from '../../subjects/account/profile/profile-panel.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import './profile-page.css'

/** `/profile`: the profile on a page of its own (spec section 2). */
export function ProfilePage() {
  const t = useT()
  const { status, user } = useSession()

  return (
    <div className="fi-container profile-page">
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      {status === 'signed-out' && <ToSignIn />}
      {user ? (
        <div className="fi-stack fi-stack--loose">
          <ClosingBanner user={user} />
          <ProfilePanel user={user} />
        </div>
      ) : (
        <Spinner size="lg" label={t('profile.loading')} />
      )}
    </div>
  )
}
