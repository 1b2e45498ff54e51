import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { adminPath } from '../admin-address.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { InvoicesView } from './invoices/invoices-view.tsx'
import { RatesPart } from './rates-part.tsx'
import { RunsPart } from './runs-part.tsx'
import { StatementList } from './statement-list.tsx'

const VIEWS = ['statements', 'runs', 'invoices', 'rates'] as const

/** What carriers and partners are paid: their statements, the payments to the bank, what partners owe, and what carriers get of a ride. */
export function PayoutsTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const view = VIEWS.find((each) => each === address.state) ?? 'statements'
  return (
    <div className="fi-stack">
      <nav className="fi-cluster" aria-label={t('payouts.views')}>
        {VIEWS.map((each) => (
          <Link
            key={each}
            className="admin-link"
            href={adminPath({ tab: 'payouts', ...(each !== 'statements' && { state: each }) })}
            aria-current={each === view ? 'page' : undefined}
          >
            {t(`payouts.view.${each}`)}
          </Link>
        ))}
      </nav>
      {view === 'statements' && <StatementList />}
      {view === 'runs' && <RunsPart />}
      {view === 'invoices' && <InvoicesView />}
      {view === 'rates' && <RatesPart />}
    </div>
  )
}
