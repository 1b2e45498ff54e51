import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import './dashboard.css'

/** The dashboard while it is not known whose it is. */
export function DashboardSkeleton() {
  const t = useT()
  return (
    <div className="fi-container dashboard" aria-busy="true">
      <output className="fi-visually-hidden">{t('dashboard.loading')}</output>
      <div className="dashboard__waiting">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
      </div>
      <Skeleton shape="block" />
      <div className="dashboard__waiting">
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
