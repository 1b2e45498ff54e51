import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { BackOffice } from './back-office.tsx'
import { officeRoleOf } from './may.ts'
import './admin.css'
import './list/list.css'
import './today/today.css'

/** `/admin`: the back office, for administrators (spec section 2) and the roles beneath them. The service asks each of its calls the same. */
export function AdminPage() {
  const t = useT()
  const { status, user } = useSession()
  if (user && officeRoleOf(user)) return <BackOffice />
  return (
    <div className="fi-container admin">
      {status === 'signed-out' && <ToSignIn />}
      {user ? (
        <EmptyState
          icon="shield"
          level={1}
          title={t('admin.denied')}
          action={
            <Link href="/dashboard" asChild>
              <ButtonLink>{t('admin.toDashboard')}</ButtonLink>
            </Link>
          }
        >
          {t('admin.deniedText')}
        </EmptyState>
      ) : (
        <Spinner size="lg" label={t('admin.loading')} />
      )}
    </div>
  )
}
