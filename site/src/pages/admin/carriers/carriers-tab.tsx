import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Link } from 'wouter'
import { adminPath } from '../admin-address.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { CarrierList } from './carrier-list.tsx'
import { PaperQueue } from './paper-queue.tsx'

/** Carriers, and the papers that wait for a review. */
export function CarriersTab() {
  const t = useT()
  const { address } = useAdminAddress()
  const isQueue = address.state === 'papers'
  return (
    <div className="fi-stack">
      <nav className="fi-cluster" aria-label={t('carriers.views')}>
        <Link
          className="admin-link"
          href={adminPath({ tab: 'carriers' })}
          aria-current={isQueue ? undefined : 'page'}
        >
          {t('carriers.all')}
        </Link>
        <Link
          className="admin-link"
          href={adminPath({ tab: 'carriers', state: 'papers' })}
          aria-current={isQueue ? 'page' : undefined}
        >
          {t('carriers.queue')}
        </Link>
      </nav>
      {isQueue ? <PaperQueue /> : <CarrierList />}
    </div>
  )
}
