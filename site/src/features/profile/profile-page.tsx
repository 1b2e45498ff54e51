import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useT } from '../../i18n/i18n-provider.tsx'
import { ProfilePanel } from '../../profile/profile-panel.tsx'
import { useSession } from '../../session/use-session.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import './profile-page.css'

/** `/profile`: the profile on a page of its own (spec section 2). */
export function ProfilePage() {
  const t = useT()
  const { status, user } = useSession()
  const [, navigate] = useLocation()

  useEffect(() => {
    if (status === 'signed-out') navigate('/login', { replace: true })
  }, [status, navigate])

  return (
    <div className="fi-container profile-page">
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      {user ? <ProfilePanel user={user} /> : <Spinner size="lg" label={t('profile.loading')} />}
    </div>
  )
}
