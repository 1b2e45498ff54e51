import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { BalanceSkeleton } from './balance-skeleton.tsx'
import { BalanceView } from './balance-view.tsx'
import './balance.css'

/** `/balance`: what we hold for the traveller, how to use it, and how it came about. */
export function BalancePage() {
  const t = useT()
  const { status, user } = useSession()
  return (
    <div className="fi-container balance">
      <PageHeader title={t('balance.title')} lead={t('balance.lead')} />
      {status === 'signed-out' && <ToSignIn />}
      {user ? <BalanceView /> : <BalanceSkeleton />}
    </div>
  )
}
